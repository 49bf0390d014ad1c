/**
 * Passwords of at least 10 characters among the 49,233 commonest, in small letters: shorter ones are refused for their length.
 * From @zxcvbn-ts/language-common 4.1.3. Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts; MIT licence.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  0000000000d 0000000000o 000777fffa 0102030405 010203040506 01234567890 012345678910 0123654789 0123698745
  014702580369 0147258369 0147852369 0147896325 0192837465 01telemike01 050605rostik 0987654321a 0cdh0v99ue
  0o9i8u7y6t 1020304050 102030405060 1029384756 1029384756q 10293847qp 10987654321 1111111111zz 1111122222
  11111aaaaa 1112131415 111222333000 111222333444555 111222333a 1122112211 1122334455 112233445566 1123581321
  1133557799 1212312121 1213141516 1223334444 122333444455555 123123123a 123123123q 123123qweqwe 123321123321
  123321456654 123321qweewq 1234509876 1234554321 1234554321a 1234554321q 1234562000 12345654321 123456654321
  12345672000 12345677654321 123456782000 1234567887654321 123456789* 123456789. 1234567890 12345678900 123456789000
  12345678900987654321 12345678901 123456789012 1234567890987654321 1234567890a 1234567890d 1234567890l 1234567890m
  1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty 1234567890s
  1234567890w 1234567890z 1234567890zzz 1234567891 12345678910 123456789101 12345678912 123456789123 1234567892000
  12345678987654321 1234567899 123456789987654321 123456789a 123456789aa 123456789aaa 123456789abc 123456789as
  123456789asd 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g 123456789i 123456789j 123456789k
  123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qq 123456789qqq
  123456789qw 123456789qwe 123456789qwer 123456789qwerty 123456789r 123456789s 123456789t 123456789v 123456789w
  123456789x 123456789y 123456789z 123456789zx 123456789zxc 123456789zz 12345678qwe 1234567qwertyu 123456qwer
  123456qwert 123456qwerty 123456zxcvbn 12345abcde 12345asdfg 12345qazwsx 12345qwert 12345qwert7 12345qwerty
  12345trewq 12345zxcvb 1234qwerasdf 1234qwerasdfzxcv 1234qwerty 1236547890 123654789a 123ewqasdcxz 123hfjdk147
  123qwe123qwe 123qwe456rty 123qweasdzx 123qweasdzxc 123qwerty123 12andriy14 12qw34er56ty 1324354657 132forever
  1346798520 1357908642 1357924680 1357997531 1472583690 147258369a 159753159753 1597532486 159753456852 17171717aa
  1928374655 192837465q 193570356033 1958proman 1986irachka 1994200414 19952009sa 19960610ilja 19mtpgam19 1a2a3a4a5a
  1a2a3a4a5a6a 1a2b3c4d5e 1a2s3d4f5g 1a2s3d4f5g6h 1pass1page 1q2q3q4q5q 1q2w3e4r5t 1q2w3e4r5t6y 1q3e5t7u9o
  1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazwsxedc 1qazxsw23edc 1qazxsw23edcvfr4 1qwertyuiop
  1z2x3c4v5b 20162016up 2143658709 23176djivanfros 23wkoa0fp78dk 2468013579 2606642yra 26429vadim 2dumb2live
  31217221027711 3141592654 3216732167 32615948worms 38gjgeuftd 3f3fpht7op 3rjs1la7qe 3syqo15hil 413276191q
  41d8cd98f00b 420842084208555 4294967296 42qwerty42 4815162342 4815162342a 4815162342lf 4815162342lost 4815162342q
  4904s677075 51051051051 541233432442 5432112345 5544332211 5858855abc 59382113kevinp 5hsu75kpot 5t4r3e2w1q
  6215mila6215 671fsa75yt 70780070780 7410258963 7418529630 742617000027 7777755102q 7894561230 789456123a
  789456123q 7elephants 7jokx7b9du 7ugd5hip2j 80070633pc 80361665abc 80637852730 8096468644q 80972694711 80988218126
  87654321vv 87e5nclizry 88002000600 89015173454 89032073168 89057003343 89063032220m 89132664230 89172735872
  89181502334 89211375759 89231243658s 89600506779 89614774181 89876065093rax 89semtsriuty 8phrowz622 8phrowz624
  9085084232 9085603566 9293709b13 9638527410 9731553197 9874563210 987654321a 987654321g 987654321z 989244342a
  9988776655 999111999q 99strenght 9z5ve9rrcz a123456789 a1234567890 a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5 a1s2d3f4g5h6
  a3eilm2s2y a789456123 a987654321 aa123456789 abc123456789 abcd123456 abcde12345 abercrombie abracadabra
  abrakadabra absolutely accountbloc accounting activation ad12345678 admin18533362 administrator adrenaline
  aezakmi123 afghanistan afrika2002 ajcuivd289 ajnjuhfabz aksjdlasdakj89879 alabama123 alejandro1 aleksander
  aleksandra alessandra alessandro alexander1 alexandra1 alexandria alexsander alinaalina alisaalisa alkanaft123
  allahuakbar alpha135792468 alphabravo alphaomega alternativa alternative am4h39d8nh amadeusptfcor ambassador
  amsterdam1 an83546921an13 anastasija anastasiya anderlecht andrewjackie andrey1992 angelangel angelochek
  angelofwar animal2000 antananarivu antichrist anytimetoday apocalypse apokalipsis applejuice applesauce armageddon
  arsenal123 artemartem asd123asd123 asdfg12345 asdfgh123456 asdfghjkl1 asdfghjkl123 asshole123 astalavista
  astonmartin astonvilla astra334566 auckland2010 australia1 avrillavigne awdrgyjilp awesome123 awo8rx3wa8t
  azerbaijan azerbaycan azertyuiop azsxdcfvgb azwebitalia babemagnet badiman28200 badnaamhere bangladesh barbarossa
  baseball10 baseball11 baseball12 baseball21 basketball basketball1 bassmaster battlefield battlestar beautiful1
  belladonna berezuckiy berlin1945 bernadette bestfriend bhrh0h2oof6xbqjeh biblioteka bigbrother birmingham
  birthday10 birthday100 birthday133 birthday21 birthday26 birthday27 birthday28 birthday299 birthday36 birthday54
  blackadder blackberry blackdragon blackhawks blackheart blackhorse blacklabel blackmetal blacksheep blacksonblon
  blackwhite bladerunner blingbling blitzkrieg bltynbabrfwbz bluedevils bluedragon bmvm3e46gtr bondarenko boredboi4u
  bot_schokk boy1cool23 boy4u2ownnyc bpgjldsgjldthnf braveheart breakdance brucewayne bujhmbujhm bullnuts2003
  bullwinkle bushmaster businessbabe butterbean butterfly1 bvncnbnvvbn byajhvfnbrf c43dae874d c43qpul5rz c7e4f8ezqh
  calculator california california1 callofduty candyeater candyfinger cannondale casablanca caterpillar cegthgegth
  cegthgfhjkm celtic1888 cfkfvfylhf cghfdjxybr cgtwbfkbcn challenger charleston charlie111 charlie123 charlotte1
  cheburashka cheerleader cheerleaers cheeseburger cheesecake chessmaster chester123 chesterfield chicken123
  chickenwing101 chinchilla chocolate1 chrisbrown christiaan christian1 christophe christopher christopher1
  chupakabra cincinnati cinderella civilization cjdthitycndj clubpenguin cnfc35762209 cnfnbcnbrf cnjvfnjkju
  cockgobbler cocksucker collection combat123654 comicbookdb comicbooks commercial compatible computador computadora
  computer12 confidence configuratio connection constantin constantine construction contortionist contrasena
  controller coorslight copenhagen corperfmonsy corporation cosmopolitan counterstrike crazyhorse crepusculo
  cristopher ctdfcnjgjkm cuntfinger cvzefh1gkc cxfcnkbdfz cxfcnmttcnm cyberonline cyecvevhbr cyjdsvujljv cytuehjxrf
  daddysgirl darkknight darthvader dashadasha dbrnjhjdbx dbrnjhjdyf dctvcjcfnm dctvghbdtn deeppurple deepthroat
  deerhunter deltaforce demolition department depechemode description desperados destruction deutschland devastator
  devildriver devilmaycry devilmaycry4 dfktynbyrf dhjnvytyjub dictionary difference digitalprodu disneyland
  djljghjdjl dkflbdjcnjr dkflbvbhjdbx dkflbvbhjdyf dmiller12as dodgeviper doggystyle dogphil3650 domainlock2005
  domination domodedovo donaldduck donkeykong dragonball dragonballz dragonfire dragonforce dreamonline drumandbass
  dtynbkznjh dunnowho89 duranduran e6pz84qfcj edwardcullen efbcapa201 eghfdktybt ejaculation ekaterina20 electronic
  electronics elizabeth1 elsalvador engineering enterprise entertainment escaflowne evanescence evangelion
  everything excellence experience experienced eybdthcbntn fallenangel falloutboy fartripper fatima753357
  fcbarcelona fcnfkfdbcnf fdnjhbpfwbz felicidade fenerbahce fgjkbyfhbz fgjrfkbgcbc fighting54 finalfantasy
  findaupair007 fiorentina firefighter firestarter firstone123 fishfinger fitzgerald fkg7h4f3v6 fkmnthyfnbdf
  fktrcfylh1 fktrcfylhf fktrcfylhjd fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth flintstone flvbybcnhfnjh
  football10 football12 football123 foreveryoung forgetmenot formatters foundation frankzappa frederiksberg
  freelancer freyfvfnfnf friendship friendster froinlaven fromvermine frozenfish fuck_inside fuckinside fuckmehard
  fuckmylife fuckoff666 fuckthemall fucktheworld fuckthroat fuckyou123 fuckyoubitch fuckyouguys fufnfrhbcnb
  fyfcnfcbz1 fyfnjkmtdbx fyfnjkmtdyf fynfyfyfhbde galatasara galatasaray gamemaster gangbanged gatekeeper gblfhfcbyf
  gearsofwar generation georgetown gerasimova gettysburg gfhfcjkmrf gfhfktkjuhfv gfhfvgfvgfv gfhjkmgfhjkm ghbdtndctv
  ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghhh47hj764 ghhh47hj7649 ghjatccbjyfk ghjcnbnenrf ghjcnbvtyz ghjcnjabkz
  ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr1 ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif ghjgfufylf
  ghjnbdjcnjzybt ghjnbdjufp ghjrehfnehf ghjrjgtyrj ghjuhfvbcn ghjuhfvvbcn ghostrecon ghostrider ghtdtlvtldtl
  gilbert2707 girlfriend gjdtkbntkm gjhjlfcjqrb gjikbdctyf gjkysqgbpltw gjyjvfhtdf gjytltkmybr godisgreat godzils4s7
  goldfinger good123654 goodfellas goodmorning gordolee85 grandmaster grandorgue grasshopper greedisgood greengreen
  greenhouse greenlantern grimreaper groupd2013 gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr gtnhjpfdjlcr guitarhero
  gundamwing gunslinger gxlmxbewym gy3yt2rgls h72sfibbnl hallelujah hammerhead hammertime happyhappy hardwareid
  harrypotter hd764nw5d7e1vb1 hd764nw5d7e1vbv headhunter heavymetal hedimaptfcor helicopter hellohello hellokitty
  hellothere helloworld hellraiser hesoyam123 highlander hijodeputa hocuspocus hollister1 hollywood1 hondacivic
  hondas2000 horsepower housemusic housewifes hshfd4n279 htubcnhfwbz hurricanes hypnodanny iaapptfcor iamawesome
  iampurehaha2 iddqdiddqd iddqdidkfa idontknow1 ilikepussy illuminati iloveboobies ilovegirls ilovejesus ilovemusic
  ilovemyfamily ilovemylife ilovemyself ilovepussy iloveyou11 iloveyou12 iloveyou123 iloveyou143 iloveyou22
  imagination imjakie123 impossible incredible independent infalicall information ingodwetrust insertions
  installdevic installsqlst installutil intelinside intelligence interacial intercourse intermilan international
  ipo54tj45uy856 ironmaiden iseedeadpeople itsasecret ivanivanov j3qq4h7h2v jackdaniels jackhammer jacqueline
  jamesbond007 jamesjames jasmine123 jediknight jedimaster jessejames jesuschris jesuschrist jesusfreak jesusislord
  jesussaves jetbalance jigei743ks jimandanne jlbyjxtcndj jokerjoker josephphone7 juancarlos juggernaut justforfun
  justinbiebe justinbieber jxfhjdfirf k123456789 kalifornia kaliningrad kamehameha kamelia2011 kanmax1994 katyakatya
  kazakhstan kbnthfnehf kd189nlcih kensington kingfisher kittykitty kl?benhavn klapaucius klubnichka knickerless
  knucklehead kobebryant konovalova konstantin kozanostra krasavchik kravchenko kristopher kryptonite ktjynsq40147
  kudos4ever kurtcobain kwiatuszek ladyffesta lamborghini lamborgini leavemealone ledzeppelin left4dead2 letmein123
  letmeinnow lfplhfgthvf lhbjkjubz2957704 lifeisgood lighthouse lightsaber limpbizkit lineage123 linkinpark
  lissalissa littlebear littlebitch littlefuck littlegirl littleminge littleslut littlewhore liverpool1 liverpoolfc
  livestrong lkjhgfdsazx lockerroom lololyo123 loploprock losangeles lost4815162342 lothlorien lotrfotr34
  love777321777 loveforever loveislife lovezp1314 lp2568cskt lsia9dnb9y luansantana lucifer666 luckycharm lumberjack
  luojianhua lytdybrbdfvgbhf lytghjgtnhjdcr lzhan16889 m123456789 m6cjy69u35 ma123123123 madagascar madagaskar
  magical123 mailcreated5240 maintenance maisuradze management manchester manchester1 mandarinka mandragora
  mangust6403 mapet123456 mapleleafs maprchem56458 marcuseckos margherita mariamaria marinamarina marinochka
  markhegarty mashamasha massimiliano masterbaiting masterbate masterbating mastercard masterchief mastermind
  masturbate masturbation matchbox20 matematica matematika mathematics mattylad10 maurolarastefy maximilian
  maxmotives mechanical meditation metallica1 metropolis mevefalkcakk michael123 michaeljackson mickeymouse
  microphone milfhunter millennium millerlite millertime millionaire minecraft123 minhasenha minicooper minnesota_hp
  misiaczek1 mississippi mitsubishi momsanaladventure moneymaker moneymoney monkeybutt monster123 montecarlo
  montenegro montgom240 montgomery morganstanley mortalkombat mostwanted motdepasse motherfuck motherfucker
  motherlode motorcycle mousemouse msoracle32re msorcloledbr multimedia multiplelo multiplelog murcielago musiclover
  myjdxtcxks mypassword nastya1995 nastya1996 nastya1997 nastya2010 nastyanastya natasha123 naughtyboy navigation
  nccpl25282 ne_e_pod_chehyl necromancer necronomicon need4speed needforspeed nemvxyheqdd5oqxyxyzi nesterenko
  networkingpe neveragain nevergiveup neverwinter neworleans newpassword newproject2004 newzealand nhbujyjvtnhbz
  nhecsyfujkjdt nhfdvfnjkju123 nhfrnjhbcn nhfycajhvths nick1234-rem936 nightcrawler nightmare1 nightshade nikita1998
  nikita2000 nikolaevna nintendo64 nissan350z nokia6230i nokiadermo nondriversig noonehackme nopassword nostradamus
  nottingham novosibirsk nthvbyfnjh nthvbyfnjh2 ntktdbpjh1994 nuaddn9561 nuttertools oc247ngucz olcrackmaster
  oldsmobile olegnaruto omgkremidia onetwothree ontheoutside ontherocks opensesame orochimaru p030710p$e4o
  p0o9i8u7y6 painkiller paintball1 pandemonium paraklast1974 parliament parol12345 parolparol passmaster passtrader
  password00 password01 password10 password11 password12 password123 password1234 password13 password21 password22
  password23 password69 password88 password99 passwordassword passwordpassword passwordstandard pathfinder
  peacemaker peanutbutter penetrating penetration peppermint percussion perfection performance performing peternorth
  peugeot406 pfhfnecnhf pfqwtd27121988 phezc419hv philadelphia philippines philosophy pineapple1 pittsburgh
  playground playstatio playstation playstation2 playstation3 plhfdcndeq pointblank pointbreak pokemon123
  polniypizdec0211 polniypizdec1102 polniypizdec110211 polopolo09 pornografia pornographic pornography porsche911
  portishead portsmouth postov1000 powerpower premiumcash presidente prettygirl primetime21 prisonbreak production
  professional programmer progressive prometheus prosperity protection psychnaut1 ptybnxtvgbjy puertorico
  pufunga7782 punksnotdead pussybitch pussyeater pussylicker pussylover pussypussy pyfrjvcndj q123456789 q1234567890
  q1q2q3q4q5 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 qawsedrftg qawsedrftgyh
  qaz123wsx456 qaz26101778 qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv
  qazwsxedcrfvtgb qazwsxqazwsx qazxswedc123 qazxswedcvfr qpwoeiruty qq123456789 quant4307s queenas8151 quicksilver
  quiksilver qwaszxerdfcv qwe1234567 qwe123qwe123 qweasdzxc1 qweasdzxc12 qweasdzxc123 qwerasdfzxcv qwert12345
  qwert54321 qwertasdfg qwertasdfgzxcvb qwertgfdsa qwerttrewq qwerty1234 qwerty12345 qwerty123456 qwerty123456789
  qwerty2010 qwertyasdfgh qwertyu123 qwertyuiop qwertyuiop1 qwertyuiop10 qwertyuiop12 qwertyuiop123 qwertyuiop12345
  qwertyytrewq r3vi3wpass rainforest rammstein1 rangerover rashley198 rattlesnake realmadrid reanimator redemption
  residentevil respublika revelation reviewpass revolution reymysterio rfcgthcrbq rfgecnfcerf rfhfrfnbwf rfhfvtkmrf
  rfkbajhybz rfkmrekznjh rfnfcnhjaf rfnfgekmnf rfnthbyf1988 rhbcnbyjxrf rhfcyjzhcr rhfvfnjhcr richardson riverplate
  rjhjkmbien rjirfrgbde rjkjrjkmxbr rjycnbnewbz rjycnfynby rkfdbfnehf roadrunner rockandroll rockbottom rockhopper
  roflcopter romanroman ronaldinho ronaldinho10 ronaldo123 rottweiler rubberduck runescape1 s123456789 s1a2s3h4a5
  s456123789 sacramento sagittarius sailormoon salamander salamandra samsung123 sanandreas sanfrancisco santamaria
  saqartvelo sasha12345 sashasasha sataniv1993 satisfaction saun24865709 scandinavian schoolgirlie schumacher
  scoubidou2 scoubidou6 sdh686drth sdicmt7seytn sebastian1 seemnemaailm selfok2013 seniseviyor serendipity
  sergeevich sersolution service321 sevastopol sexmachine sexpistols shadow1212 shakespeare shamanking shelbygt500
  shevchenko shithappens sidewinder silenthill silverstone simferopol simpleplan skateboard skorpion39 slipknot666
  smallville snusmumrik sojdlg123aljg solidsnake something1 sonnenschein sonyericsson soso123aljg spam967888
  spartak1922 spartan117 specialinsta specialist spiderman1 spiderman3 springfield springsteen ss6z2sw6lu stalingrad
  stalker123 starcraft2 starscream starwars123 statistika steamforums stephanie1 stickdaddy77 stinkyfinger
  stomatolog stonehenge stratocaster strawberry streetball stronghold studioworks studmuffin subscriber suckmycock
  suckmydick summertime sundaypunch sunderland sunflower1 sunglasses sunshine69 superduper superman12 superman123
  supermanboy supermario supernatural superpower superpuper supersonic supervisor sutvsc5ysaa svensps820 svetasveta
  sweetdream sweetdreams sweetheart sweetiepie sweetpussy sylviahans syncmaster systemofadown t34vfrc1991 t5r4e3w2q1
  table54781 tadmichaels tamwsn3sja taylormade tdfyutkbjy technician techniques technology telecaster television
  temppassword terminator testing123 thebeatles thecakeisalie thesimpsons thirteen13 throatfuck thugstools
  thunderbird thundercat ticketmaster tigertiger tigerwoods timberlake timberland timberwolf tinkerbell tokiohotel
  tombraider tottenham1 transexual transformer transformers translator trustnoone tupacshakur tylerca310 ublhjgjybrf
  ubnkthrfgen ubvyfcnbrf ufhhbgjnnth ujkjdjkjvrf unbelievable uncencored undercover undergroun underground
  understand undertaker underwater underworld unforgiven uniqueness universidad university userexecute usuckballz1
  utyyflmtdyf v123456789 vaffanculo valentinka vanyarespekt vbhjndjhtw venom121293 verygoodbot vfhbyfvfhbyf
  vfhufhbnrf vfhvtkflrf vflfufcrfh vfntvfnbrf vfrcbvtyrj vfrcbvvfrcbv vfvfgfgf123 vfvfvskfhfve vfylfhbyrf villeneuve
  vinogradov virtuagirl vitalik123 vladimirovna vladislava vladivostok volkswagen volleyball voxstrange vqsablpzla
  vsjasnel12 vyjujnjxbt w1w2w3w4w5 w2dlww3v5p wachtwoord walkman555 wallstreet warhammer40k washington waterfalls
  watermelon wazzkaprivet wcrfxtvgbjy webhompass websolutions websolutionssu webuivalidat weihnachte weihnachten
  weihnachtsbau weihnachtsbaum welcome123 wellington wenef45313 werty12345 wethepeople whatthefuck whatthehell
  whitepower whosyourdaddy widespread winchester winnipeg261 winstonone wishmaster wolverines wonderland wonderwall
  wonderwoman wrestling1 writerspace wwwooo1234 xiaoyua123 xpressmusic xxxp455w0rd5 yanshi1982 ybrjkftdbx ybrjkftdyf
  yfcnhjtybt yfcnzyfcnz yfnfitymrf yjdsqgfhjkm yoshimitsu z123456789 z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7
  zaq12wsxcde3 zaq1xsw2cde3 zaqwsxcderfv zaratustra zcfvfzkexifz zcxfcnkbdf zcxfcnkbdfz zexts364325 zjses9evpa
  zqjphsyf6ctifgu zx123456789 zxcasdqwe123 zxcvb12345 zxcvbasdfg zxcvbn123456 zxcvbn3215 zxcvbnm123 zxcvbnm1234
  zxcvbnm123456789 zxcvbnmmnbvcxz
  `
    .trim()
    .split(/\s+/),
);
