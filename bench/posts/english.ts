const list = (text: string) => text.trim().split(/\s+/);

/** Words that bind, the most frequent first. */
export const BINDING = list(`
the of and to in a is for on that by with as at from be are was it this will or an have not been
were has their they which may can its all more had if after when during than should before but
about there into no also other one some these who over near until under between most many any
where through out up our your them two only due while each those must per even within every we
you such so very both first since because across against along around again still never always
three without well now then here how what does did could would being same few half about above
below behind toward beyond despite although unless once twice upon among either neither whose
`);

/** What posts of any kind speak of, the most frequent first. */
export const GENERAL = list(`
people weather water area township region warning rain department report information families
village local river state day areas residents heavy hours high level safety expected emergency
rescue team teams power road houses disaster public health wind news forecast damage relief food
shelter support hospital school roads bridge morning night today tomorrow week coast north south
east west central northern southern eastern western delta hills highway railway communities centre
office authorities officers volunteers fire police drinking supplies medicine children elderly women
transport boats vehicles telephone contact number radio station announced reported reached recorded
remain continue move keep avoid prepare check listen follow return open closed blocked repaired
restored distributed evacuated injured missing affected destroyed damaged strong moderate light
possible likely dangerous low increased early late average temperature degrees centimetres
kilometres millimetres metres hour percent season monsoon month year daily monthly total clean
safe dry wet cool hot ground land fields crops farmers rice fishing fishermen livestock market
prices electricity cables trees signs walls roof wells toilets clinics teachers students classes
monastery church camp camps tents blankets mosquito nets soap torch batteries documents cash phone
network service message map route plan meeting training drill exercise donation donors partners
ministry government committee union council agency society organisation international national
according instructions assistance response recovery reconstruction preparedness awareness
assessment monitoring observation satellite instrument gauge model scale measure climate change
research study knowledge history experience lesson question response reason danger risk hazard
vulnerable capacity insurance budget project programme schedule deadline summary statement notice
update bulletin hotline headquarters warehouse helicopter engineer driver nurse doctor midwife
mayor abbot leader neighbour household cattle poultry seedling fertiliser reservoir embankment
culvert drainage sluice pump generator solar charger whistle ladder rope lifejacket raft ferry jetty
harbour airport runway tunnel crossing detour traffic passenger cargo shipment customs border
mountain valley forest stream lake island beach mangrove estuary peninsula plateau ridge slope
`);

/** What only posts of one subject speak of, the most frequent first. */
export const SUBJECTS = [
  list(`flood flooding rising overflow overflowing inundated rainfall downstream riverbank upstream
  flooded submerged sandbags floodwater tributary catchment discharge crest receding waterborne`),
  list(`cyclone storm landfall surge depression winds category gusts eyewall pressure tracking
  low-pressure intensify Mocha Nargis Remal tide coastline waves squall anticyclone`),
  list(`earthquake magnitude epicentre aftershock tremor fault Sagaing shaking depth building cracks
  collapse rubble retrofitting Richter seismic aftershocks liquefaction seismograph tectonic`),
  list(`fire firefighters burning smoke flames extinguisher forest-fire hydrant ignition wildfire
  sparks gas stove wiring fuel scorched embers arson firebreak combustible`),
  list(`landslide mudslide slopes rockfall debris soil erosion mine Hpakant hillside cracks saturated
  excavation retaining terracing buried deforestation subsidence geologist`),
  list(`heat heatwave drought temperatures sunstroke shade dehydration El-Nino dust scarcity humidity
  thermometer heatstroke wilted parched evaporation aquifer irrigation`),
  list(`lightning thunderstorm hail thunder squalls cloudburst cumulonimbus downpour struck umbrella
  conductor antenna hailstones gusty thundercloud earthing unplug`),
  list(`fog cold frost visibility chilly mist snowfall dew winter heater cough pneumonia
  hypothermia freezing woollen inversion Kachin Hkakabo glacier`),
  list(`disease cholera dengue diarrhoea malaria vaccination fever mosquitoes epidemic symptoms
  handwashing quarantine clinic oral rehydration larvae leptospirosis snakebite antivenom`),
] as const;

/** Places, the most frequently named first; what is said of small ones is rare. */
export const PLACES = list(`
Yangon Mandalay Naypyitaw Ayeyarwady Sittwe Rakhine Bago Pathein Mawlamyine Magway Sagaing Kachin
Shan Mon Kayin Chin Taunggyi Monywa Myitkyina Kyaukphyu Labutta Bogale Pyapon Hinthada Meiktila
Dawei Myeik Hpa-An Loikaw Lashio Pakokku Bhamo Kalay Thandwe Maungdaw Buthidaung Minbya Mrauk-U
Pauktaw Ponnagyun Rathedaung Ann Munaung Gwa Toungup Ngapudaw Myaungmya Wakema Maubin Nyaungdon
Danubyu Zalun Kyangin Myanaung Ingapu Yegyi Kyaunggon Dedaye Mawlamyinegyun Hainggyi Taungoo Pyay
Nyaunglebin Waw Thanatpin Kawa Shwegyin Kyaukkyi Paungde Zigon Thayarwady Letpadan Thaton Bilin
Kyaikto Ye Mudon Thanbyuzayat Kawkareik Myawaddy Hlaingbwe Kyainseikgyi Demoso Hpruso Bawlakhe
Hakha Falam Tedim Mindat Paletwa Kanpetlet Matupi Tamu Mawlaik Homalin Hkamti Katha Shwebo Kantbalu
Ye-U Budalin Chaung-U Myinmu Kyaukse Myingyan Nyaung-U Pyinoolwin Mogok Thabeikkyin Singu Madaya
Amarapura Tada-U Yamethin Pyawbwe Tatkon Lewe Chauk Yenangyaung Minbu Pwintbyu Salin Ngape Thayet
Aunglan Natmauk Taungdwingyi Myothit Gangaw Saw Tilin Hsipaw Kyaukme Namtu Muse Namkham Kutkai
Hopong Nyaungshwe Kalaw Pindaya Ywangan Pekon Loilem Kengtung Tachileik Monghsat Putao Machanbaw
Sumprabum Tanai Hpakant Mohnyin Mogaung Waingmaw Chipwi Shwegu Momauk Mansi Kawthoung Bokpyin
`);

/** Syllables of personal and village names, which make the long tail of every text. */
export const NAME_SYLLABLES = list(`
Aung Kyaw Htun Win Myint Zaw Hla Tin Khin Thein Maung Soe Min Thu Lin Naing Moe Nwe Yi Mar San Htay
Thida Phyo Wai Nyunt Sein Tun Ohn Than Nyein Chan Ko Ko Zin Oo Su Hnin Ei Thet Paing Sandar Yadanar
Thiri Kalyar Cho Mya Lwin Htet Ye Yint Pyae Sone Kan Gyi Ngwe Shwe Bo Ywar Thit Taw Kone Chaung
`);
