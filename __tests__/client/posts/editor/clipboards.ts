/* HTML that programs put on the clipboard, shortened. */

export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style>
</head><body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=MY style='font-family:"Myanmar Text",sans-serif'>မုန်တိုင်းသတိပေးချက်</span><o:p></o:p></h1>
<p class=MsoNormal><span style='color:black'>Heavy <b style='mso-bidi-font-weight:normal'>rain</b> and
<i>wind</i> in <u>Yangon</u>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>first<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>within<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>one<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span
style='mso-list:Ignore'>၂။<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>two<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'>See <a
href="https://example.org/"><span style='color:#0563C1'>the map</span></a><o:p></o:p></p>
<!--EndFragment--></body></html>`;

export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
 id="docs-internal-guid-1a2b3c4d"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span
 style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Forecast</span></h2><p
 dir="ltr" style="line-height:1.38;"><span style="color:#000000;font-weight:400;">Normal, </span><span
 style="font-weight:700;font-style:normal;text-decoration:none;">bold</span><span
 style="font-weight:400;"> and </span><span style="font-weight:400;font-style:italic;">italic</span><span
 style="font-weight:400;"> with </span><span
 style="font-weight:400;text-decoration:underline;text-decoration-skip-ink:none;">a line</span><span>.</span></p><ul
 style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr"
 style="line-height:1.38;" role="presentation"><span style="font-weight:400;">first</span></p></li><ul
 style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr"
 role="presentation"><span>within</span></p></li></ul></ul><br><p dir="ltr" style="text-align: center;"><a
 href="https://example.org" style="text-decoration:none;"><span
 style="color:#1155cc;font-weight:400;text-decoration:underline;">a link</span></a></p></b><br
 class="Apple-interchange-newline">`;

export const WEB_PAGE = `<html><body><!--StartFragment--><header class="site"><h1 style="font-size:3rem"
 onclick="steal()">Cyclone</h1><img src="https://tracker.example/a.gif" onerror="steal()"></header><div
 class="post"><p style="color:rgb(51,51,51);margin:0">Stay <strong>inside</strong>. <a
 href="javascript:steal()">Call me</a>.</p><script>steal()</script><iframe
 src="https://tracker.example"></iframe><table><thead><tr><th>Town</th><th>Wind</th></tr></thead><tbody><tr><td>Sittwe</td><td>120</td></tr></tbody></table><blockquote><p>quoted</p></blockquote><pre><code
 class="hljs">code
more</code></pre><svg><text>drawn</text></svg></div><!--EndFragment--></body></html>`;
