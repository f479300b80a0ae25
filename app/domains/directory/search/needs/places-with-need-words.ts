/**
 * Names of places that a reader of needs would take apart: those with words of the lexicon or plain ones at an end, those that
 * are one such word, and words of theirs that look like a slip of one. Written by `scripts/list-places-with-need-words.ts`;
 * a test reads every place of the register by it.
 */

export const PLACES_WITH_NEED_WORDS = `
  adams run | aetna estates | airport drive | albert city | alexander city | aliso viejo | alum bank | amador city |
  amelia court house | antes fort | appleton city | archer city | arizona city | arkansas city | arnold line |
  arthur city | ashland city | atlantic city | atlantic mine | atomic city | auburn university | avon by the sea |
  back mountain | bad axe | baker city | baldwin city | baldwin place | ballston spa | banks springs | bar harbor |
  bar mills | bar nunn | barnes city | barton city | basin city | bates city | bay city | beach city | bear river city |
  beaver city | beecher city | bell city | bellefontaine neighbors | benns church | benton city | bermuda run |
  bessemer city | bibb city | big bar | big bear city | big chimney | big coppitt key | big pine key | big run |
  big stone city | birch run | birch tree | bird city | black canyon city | bluff city | bodega bay | boger city |
  boise city | bossier city | boulder city | boyne city | bragg city | bridge city | brigham city | broad run |
  broad top | broken arrow | broken bow | brown city | brown deer | bryson city | buena park | buena vista |
  buffalo city | bull run | bullhead city | burnt store marina | butte city | calhoun city | california city |
  calumet city | calvert city | cambridge city | cannel city | canon city | canyon city | canyon day | cape fair |
  cape may court house | cardiff by the sea | carle place | carmel by the sea | carol city | carson city | casa blanca |
  casa conejo | casa de oro mount helix | casa grande | casas adobes | cass city | cathedral city | cave city |
  cawker city | cedar city | cedar key | cedar run | cement city | center city | center line | central city |
  central heights midland city | central high | century city | chadds ford | charles city | charlotte court house |
  charlton city | chase city | cherry hill mall | cherry tree | chesapeake city | chesterfield court house | chevy chase |
  chevy chase heights | chevy chase section five | chevy chase section three | chevy chase view | chevy chase village |
  chimney rock | chinese camp | chisago city | church creek | church hill | church point | church road | church rock |
  church view | churchs ferry | cinco ranch | citrus city | city island | city of industry | city view | claire city |
  clara city | clarksville city | clay city | coal city | coal run | college city | college corner | college grove |
  college park | college place | college point | college springs | college station | colorado city | columbia city |
  columbus city | commerce city | commercial point | contra costa centre | cooke city | cooper city | copper city |
  cottage city | coulee city | country homes | cove city | crescent city | cross city | crow agency | crown city |
  crystal city | cub run | cuba city | cudjoe key | culver city | cumberland city | custer city | cut bank | cut off |
  d lo | dade city | dagus mines | dakota city | dale city | dallas city | dalton city | daly city | david city |
  davis city | day heights | day valley | days creek | de armanville | de beque | de berry | de borgia | de graff |
  de kalb | de kalb junction | de lancey | de land | de land southwest | de leon | de leon springs | de lisle |
  de mossville | de pere | de peyster | de queen | de smet | de soto | de tour village | de valls bluff | de witt |
  de young | deep run | deer creek | deer grove | deer harbor | deer island | deer isle | deer lake | deer lodge |
  deer park | deer river | deer trail | deer valley | deerfield street | del aire | del city | del mar |
  del monte forest | del norte | del rey | del rey oaks | del rio | del valle | delaware city | dell city | delta city |
  denver city | derby line | derrick city | dexter city | diamond bar | diamond city | dickerson run | dickson city |
  dill city | doctor phillips | doctors inlet | dodd city | dodge city | doe hill | doe run | doe valley | dollar bay |
  dollar corner | dollar point | dos palos | dos rios | douglas city | dow city | dry run | duck key | dunes city |
  early branch | earth city | east bank | east end | east garden city | eckhart mines | egg harbor city | eight mile |
  eighty eight | eighty four | el cajon | el campo | el cenizo | el centro | el cerrito | el cerrito corona | el cerro |
  el cerro mission | el dorado | el dorado hills | el dorado springs | el duende | el granada | el indio | el jebel |
  el jobean | el lago | el mirage | el monte | el nido | el paso | el portal | el prado | el prado estates | el rancho |
  el reno | el rio | el rito | el segundo | el sobrante | el toro | el valle de arroyo seco | el verano | electric city |
  elizabeth city | elk city | elkhorn city | ellicott city | ellwood city | elm city | elmer city | elmore city |
  elmwood place | empire city | essex fells | estes park | evans city | everglades city | fair bluff | fair garden |
  fair grove | fair haven | fair lawn | fair oaks | fair oaks ranch | fair plain | fair play | fairmont city |
  fairmount city | fall city | falls church | falls city | far hills | far rockaway | farmer city | farmers branch |
  farmers loop | fayette city | federal way | fence lake | fifth street | fifty six | filer city | first mesa |
  five corners | five forks | five points | flat top | flint city | floral city | florida city | foot of ten | ford city |
  ford cliff | ford heights | fords branch | fords prairie | forest city | forest home | forrest city |
  fort belknap agency | fort deposit | fort yates | foster city | fountain city | fountain run | four bears village |
  four corners | four lakes | four oaks | four seasons | four states | fox farm college | fox run | free soil |
  free union | french camp | french creek | french gulch | french island | french lick | french settlement |
  french village | friday harbor | frisco city | fulks run | garden city | garden home whitford | garland city |
  gas city | gate city | genoa city | german valley | gibson city | gilman city | gilmanton iron works | gilmore city |
  glenwood city | gloucester city | gold bar | gold run | golden city | good hart | good hope | good thunder |
  goodyears bar | gould city | grace city | granite city | grant city | gravel switch | great barrington | great bend |
  great cacapon | great falls | great kills | great lakes | great meadows | great mills | great neck |
  great neck estates | great neck gardens | great neck plaza | great river | great valley | green bank | green city |
  green sea | green tree | grove city | guilford siding | gun barrel city | guys mills | hacker valley | hager city |
  haines city | half moon | half moon bay | half way | halfway house | haltom city | hamilton city | hanna city |
  harbor city | harrison city | hartford city | hawk run | hay springs | heber city | helena west side | hi hat |
  hi nella | high bridge | high falls | high hill | high island | high point | high ridge | high rolls |
  high rolls mountain park | high shoals | high springs | high view | highland city | highland home | hill city |
  hobson city | holmes city | holy city | home garden | home gardens | homer city | horizon city | house springs |
  howard city | huachuca city | hurricane mills | idaho city | illinois city | imlay city | independent hill |
  intercession city | iowa city | iron city | island city | ives estates | jacinto city | james city | jefferson city |
  jeffrey city | jerry city | jersey city | jewett city | john day | johnson city | johnson siding | johnston city |
  joseph city | joshua tree | junction city | june lake | june park | k i sawyer air force base | kansas city |
  karnes city | karns city | kaw city | kenneth city | kent city | kettleman city | key biscayne | key center |
  key colony beach | key largo | key vista | key west | kimberling city | king and queen court house | king city |
  kingdom city | kingston mines | knox city | kyles ford | la barge | la belle | la blanca | la canada flintridge |
  la center | la cienega | la conner | la coste | la crescent | la crescenta | la crescenta montrose | la croft |
  la crosse | la cygne | la farge | la fargeville | la fayette | la feria | la fontaine | la france | la grande |
  la grange | la grange park | la grulla | la habra | la habra heights | la hacienda | la harpe | la homa | la honda |
  la huerta | la jara | la jolla | la jose | la joya | la junta | la loma | la luz | la madera | la marque | la mesa |
  la mesilla | la mirada | la moille | la monte | la motte | la palma | la paloma | la paz | la paz valley | la pine |
  la place | la plata | la plume | la pointe | la porte | la porte city | la prairie | la presa | la pryor | la puebla |
  la puente | la puerta | la push | la quinta | la riviera | la rose | la rue | la russell | la sal | la salle |
  la selva beach | la tina ranch | la union | la vale | la valle | la vergne | la verne | la vernia | la veta | la villa |
  la villita | la vista | la ward | lady lake | lake city | lake como | lake havasu city | lake winnebago |
  lakeside city | lame deer | lanai city | lane city | langdon place | larch way | las animas | las cruces | las flores |
  las lomas | las maravillas | las palmas ii | las quintas fronterizas | las quintas fronterizas colonia | las vegas |
  lattimer mines | lauderdale by the sea | laurel run | le center | le claire | le grand | le mars | le raysville |
  le roy | le sueur | league city | left hand | leisure city | leiters ford | lenoir city | lewis run | liberty city |
  light street | lincoln city | lincoln university | line lexington | little america | little birch | little canada |
  little cedar | little chute | little compton | little cottonwood creek valley | little creek | little deer isle |
  little eagle | little elm | little falls | little ferry | little flock | little genesee | little hocking | little lake |
  little meadows | little mountain | little neck | little orleans | little plymouth | little river |
  little river academy | little rock | little rock air force base | little round lake | little silver | little sioux |
  little suamico | little switzerland | little valley | little york | live oak | lone tree | long barn |
  long island city | long key | longboat key | lore city | los alamitos | los alamos | los altos | los altos hills |
  los angeles | los banos | los berros | los chavez | los ebanos | los fresnos | los gatos | los indios | los luceros |
  los lunas | los molinos | los ojos | los olivos | los osos | los ranchos de albuquerque | los serranos | lost city |
  lost creek | lost hills | lost nation | lost springs | loup city | loves park | low moor | low mountain | lower allen |
  lower brule | lower burrell | lower grand lagoon | lower kalskag | lower lake | lower peach tree | lower salem |
  lower waterford | lower west side | lowry city | lucerne mines | lumber city | lupton city | mackinaw city |
  mahanoy city | mahanoy plane | maharishi vedic city | makakilo city | malad city | manasota key |
  manchester by the sea | mansfield city | many farms | maple city | marble city | margate city | marin city |
  marina del rey | marine city | marked tree | marshes siding | martin city | mary d | maryland city | maryland line |
  mason city | masonic home | mass city | maury city | meadows place | mechanic falls | medical lake | mi wuk village |
  michigan city | midland city | midway city | midwest city | miles city | mill city | mill run | miller city |
  miller place | milligan college | minden city | mine hill | mineral city | minnesota city | minter city | mirando city |
  mission viejo | missouri city | model city | monroe city | montana city | montana mines | montgomery city |
  morehead city | morgan city | morris run | mound city | mount aetna | mountain city | mountain home |
  mountain home afb | mountain house | mountain top | murray city | myakka city | nara visa | national city |
  national mine | navajo dam | navy yard city | near north side | near south side | nebraska city | neck city |
  ness city | nevada city | new albany | new albin | new alexandria | new almaden | new athens | new auburn |
  new augusta | new baden | new baltimore | new bavaria | new beaver | new bedford | new berlin | new berlinville |
  new bern | new bethlehem | new blaine | new bloomfield | new bloomington | new boston | new braintree | new braunfels |
  new bremen | new brighton | new britain | new brockton | new brunswick | new buffalo | new burlington | new burnside |
  new california | new cambria | new canaan | new caney | new canton | new carlisle | new carrollton | new cassel |
  new castle | new castle northwest | new century | new chapel hill | new chicago | new church | new city | new columbia |
  new concord | new creek | new cumberland | new cuyama | new deal | new derry | new dorp | new dorp beach | new douglas |
  new durham | new eagle | new edinburg | new effington | new egypt | new ellenton | new england | new enterprise |
  new era | new fairfield | new fairview | new florence | new franken | new franklin | new freedom | new freeport |
  new galilee | new geneva | new germantown | new germany | new glarus | new gloucester | new goshen | new gretna |
  new hamilton | new hampshire | new hampton | new harbor | new harmony | new hartford | new haven | new hempstead |
  new hill | new holland | new holstein | new home | new hope | new hudson | new hyde park | new iberia | new ipswich |
  new jerusalem | new johnsonville | new kensington | new kent | new kingman butler | new kingston | new kingstown |
  new knoxville | new laguna | new lebanon | new leipzig | new lenox | new lexington | new liberty | new limerick |
  new lisbon | new llano | new london | new lothrop | new madison | new madrid | new manchester | new market |
  new marlborough | new marshfield | new martinsville | new matamoras | new meadows | new melle | new memphis |
  new miami | new middletown | new midway | new milford | new millport | new milton | new munich | new munster |
  new orleans | new oxford | new palestine | new paltz | new paris | new park | new pekin | new philadelphia |
  new pine creek | new plymouth | new point | new port richey | new port richey east | new portland | new prague |
  new preston | new preston marble dale | new providence | new raymer | new richland | new richmond | new riegel |
  new ringgold | new river | new roads | new rochelle | new rockford | new ross | new rumley | new russia | new salem |
  new salisbury | new sarpy | new seabury | new sharon | new shoreham | new site | new smyrna beach | new south memphis |
  new springfield | new springville | new square | new stanton | new straitsville | new stuyahok | new suffolk |
  new summerfield | new sweden | new sweden station | new tazewell | new territory | new town | new trenton |
  new tripoli | new troy | new tulsa | new ulm | new underwood | new union | new vernon | new vienna | new vineyard |
  new virginia | new washington | new waterford | new waverly | new weston | new whiteland | new wilmington |
  new windsor | new woodstock | new york | new york mills | new zion | newport news | niagara university |
  nine mile falls | ninety six | norris city | north ballston spa | north chevy chase | north english |
  north kansas city | north sea | north sioux city | north street | notre dame | nu mine | o brien | o kean | o neals |
  oak city | oak cliff place | oak hills place | oak run | oakland city | ocean city | ohio city | oil city |
  oklahoma city | old appleton | old bethpage | old bridge | old brookville | old chatham | old field | old fields |
  old fig garden | old forge | old fort | old glory | old greenwich | old harbor | old hickory | old jamestown |
  old jefferson | old lyme | old mission | old monroe | old mystic | old ocean | old orchard | old orchard beach |
  old river winfree | old saybrook | old saybrook center | old station | old tappan | old town | old washington |
  old westbury | old zionsville | orange city | orchard city | orchard homes | ore city | oregon city | oregon house |
  ormond by the sea | osage city | our town | pacific city | paden city | paint bank | pall mall | palm city |
  panama city | panorama city | park city | parker city | parker ford | pawnee city | peachtree city | pearl city |
  pell city | penn run | perdido beach | phenix city | pierce city | pierre part | pimaco two | pine city | pine top |
  piper city | plain city | plant city | plantation mobile home park | platte city | pleasant city | pleasant run |
  plum city | plymouth meeting | pocomoke city | polk city | ponca city | pontoon beach | port deposit |
  post oak bend city | prairie city | prairie home | pretty bayou | pretty prairie | prices fork | promise city |
  pueblo nuevo | put in bay | quaker city | quaker street | queen city | rainbow city | raisin city | rancho viejo |
  rapid city | rapids city | ratliff city | ray city | reads landing | red bank | red banks | red house | redwood city |
  reece city | reed city | republican city | rio grande city | rising city | rock city | rockwell city | rocky ford |
  rocky top | rogers city | rogue river | rome city | rose city | rough and ready | round o | round top | rowes run |
  royal city | royse city | ruidoso downs | running springs | rush city | russian mission | rutherford college |
  sac city | sale city | sale creek | salt lake city | salton city | sardis city | sauk city | schell city | schram city |
  scott bar | scott city | sea breeze | sea bright | sea cliff | sea girt | sea island | sea isle city | sea ranch lakes |
  seco mines | selman city | seven corners | seven fields | seven hills | seven lakes | seven mile | seven mile ford |
  seven oaks | seven points | seven springs | seven trees | seven valleys | shady side | shaker church | shannon city |
  sherrills ford | shingle springs | show low | side lake | sienna plantation | sierra city | sierra madre | siesta key |
  siler city | silver city | sioux city | sister bay | six lakes | six mile | six mile run | six shooter canyon |
  sixmile run | slate run | smoke rise | social circle | somes bar | south english | south lake tahoe | south sioux city |
  south west city | south yuba city | southern shops | southside place | spaceport city | spanish fork | spanish fort |
  spanish lake | spanish springs | spring church | spring city | spring house | spring run | squirrel island |
  squirrel mountain valley | st james city | st marys city | st stephens church | stacey street | star city | stark city |
  state college | state farm | state line | state university | steele city | stephens city | sterling city | still pond |
  still river | stirling city | story city | stotts city | strong city | studio city | sugar city | sugar run |
  sugar tree | sugarland run | suisun city | sullivan city | summerland key | sun city | sunny side |
  sunnyside tahoe city | surf city | swea city | sweet home | switz city | tabor city | tahoe city | tahoe vista |
  tanglewilde thompson place | tawas city | tell city | temple bar marina | temple city | ten mile | ten mile run |
  ten sleep | tenants harbor | texas city | the acreage | the colony | the crossings | the dalles | the galena territory |
  the hammocks | the hideout | the hills | the lakes | the meadows | the pinehills | the pinery | the plains | the rock |
  the sea ranch | the silos | the village | the village of indian hill | the villages | the woodlands | third lake |
  thousand island park | thousand oaks | thousand palms | three bridges | three forks | three lakes | three mile bay |
  three oaks | three points | three rivers | three springs | three way | tie siding | tierra buena | tiff city |
  tipp city | tower city | town line | tracy city | trail city | travelers rest | traverse city | tremont city |
  tres piedras | tres pinos | tri city | tripler army medical center | trout run | tuba city | tunnel city | turkey city |
  tutor key | twin city | two buttes | two dot | two harbors | two rivers | uncle sam | union church | union city |
  universal city | university center | university city | university gardens | university heights | university park |
  university place | valles mines | valley city | valley ford | ventnor city | verdugo city | vine grove | vine hill |
  virginia city | virginia state university | warrior run | washakie ten | washington court house | waterford works |
  watford city | wayne city | webb city | weber city | webster city | west allis | west carrollton city | west city |
  west end | west falls church | west ocean city | west side highway | west university place | west valley city |
  west whittier los nietos | westmoreland city | what cheer | white city | white deer | white house | whites city |
  whitley city | wicomico church | wiley ford | willow city | willow street | wills point | wingett run | wolf run |
  wolfe city | wonder lake | wright city | yates center | yates city | yazoo city | yuba city`;

/** Places of one word that says something else, too: with their states, after which they are meant. */
export const NEED_WORDS_IN_STATES = `
  agency IA MO | anthem AZ | august CA | ayer MA | bank OR | buena NJ WA | caro MI | college AK | como IL MS TX WI |
  concrete WA | dane WI | deposit NY | down IL KS | early IA TX | english IN | ford NJ | friend NE | friendly MD |
  grati OH | guy AR | hay KS MT NC | hurricane UT WV | key OK | man WV | many LA | marina CA | mayo FL MD SC | mio MI |
  navajo NM | newborn GA | nice CA | nuevo CA | okay OK | price UT | primera TX | purchase NY | saco ME | sell AZ |
  sister OR | start LA | startup WA | tornado WV | university FL MS | vamo FL | winnebago IL MN NE`;

/** Such places where few people live, or none that anybody counted: meant where nothing else was typed. */
export const HAMLETS = `
  accident MD | amigo WV | banco VA | bank AL AR ID | barco NC | bodega CA | bond CO | booth AL | boss MO | brother OR |
  call TX | carpenter IA SD WY | casa AR | cash AR | check VA | child MD | como CO NC TN | corolla NC | cost TX |
  creole LA | day FL | deer AR | dice KY | dinero TX | driver AR | era TX | farmer KY OH | fence WI | fine NY |
  ford KS VA WA | friendly WV | given WV | guy TN TX | hay WA | home KS PA WA | house NM | hundred WV | issue MD |
  kaiser MO | mean KY | meno OK | money MS | noma FL | old IA | only TN | painter VA | perdido AL | premium KY |
  price MD TX | protection KS | rain SC | register GA | roll AZ | ruso ND | saco MT | silverado CA | solo MO | street MD |
  tell TX | tiro OH | tow TX | una SC | vendor AR | veteran WY | vida MT OR | winnebago WI`;

/** Words of places' names within a slip of the lexicon's. */
export const NO_SLIPS = `
  alleman allemand alliance altheimer america arabi arley barberton barto basco benedict blanding booker brewer brooker
  cache cairo calion campion cando canone canton captiva carlo caroga carrie carriere carrizo carteret casper castella
  castro catarina catherine caza cerrito cerro champion charter cheat chesaning chico childress chilo china ching
  chrisney clover coker colver comer conda conde condon converse cooke corridor covedale covel covert creola crossing
  crumpler cuero cuervo davison daviston drifting dripping elfer elmer ender errol escalante espanola esperance fifty
  fingal firth floriston floyd flushing forestdale foreston franci gaston germain germany gorman habra hadley hagar
  hailey hallwood hamler hanley harlan harlem hartley hartwood harvey harwood hatley hauser hawley healthy heath horse
  hurley hybla independence india indiana ingli lagro langford lansford larga lavina maine mandaree manor manter
  marianne marie marin mariner marino marne martinez mayer medanale media medicine medina mexican mexico mondamin
  necessity newbern painted parkin parson paterson pearson persia peterson pierson plano plato plaza pleasure plummer
  polacca pontotoc porte prentice presa preston printer proberta prospect prosperity ranche rancho renner renton rentz
  reston rodanthe rosharon russia saluda savage seiling shindler shoot shooter shore shortt spalding spout springer
  stalling stallion stamping standing standish startex sterling stirling stratton stringer tollhouse tracyton trail
  traver travilah trona truckee tucker vandalia vandling varina varna vesta walling welling wrangell yachat`;
