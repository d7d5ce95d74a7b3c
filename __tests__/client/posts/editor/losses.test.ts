import { lossesOf } from '../../../../src/client/features/posts/editor/converters/losses';

describe('lossesOf', () => {
  test.each([
    ['<p>a</p><table><tbody><tr><td>b</td></tr></table>', ['tables']],
    ['<p><img src="a.png"></p>', ['images']],
    ['<figure><img src="a.png"></figure>', ['images']],
    ['<iframe src="https://a.org"></iframe>', ['videos and embedded pages']],
    ['<hr>', ['dividing lines']],
    ['<script>x</script>', ['forms and scripts']],
    ['<p><s>a</s></p>', ['other formatting']],
    ['<p><code>a</code></p>', ['other formatting']],
    ['<p style="margin-left:40px">a</p>', ['colours and styles of other programs']],
    ['<p><span style="color:#123456">a</span></p>', ['colours and styles of other programs']],
    ['<p class="lead">a</p>', ['colours and styles of other programs']],
    ['<p><a href="/posts">a</a></p>', ['links to other places']],
    ['<table><tr><td><img src="a"></td></tr></table>', ['tables', 'images']],
  ])('names what %s would lose', (html, losses) => {
    expect(lossesOf(html)).toEqual(losses);
  });

  test.each([
    ...['', 'rain', '<p><b>a</b> <i>b</i></p>', '<p class="ql-align-center">a</p>'],
    ...['<div align="right"><font color="#b3261e">a</font></div>', '<pre><code>a</code></pre>'],
    ...['<p><span style="color: black; font-weight: 700">a</span></p>'],
    ...['<ul><li class="ql-indent-1" data-list="x">a</li></ul>'],
    ...['<p><a href="https://a.org" target="_blank" rel="noopener">a</a></p>'],
  ])('has nothing against %s', (html) => {
    expect(lossesOf(html)).toEqual([]);
  });
});
