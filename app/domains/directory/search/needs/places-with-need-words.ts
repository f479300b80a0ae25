/**
 * Names of places that a reader of needs would take apart: those with words of the lexicon or plain ones at an end, those that
 * are one such word, and words of theirs that look like a slip of one. A test reads every place of the register by it.
 */

export const PLACES_WITH_NEED_WORDS = `
  aetna estates | albert city | alexander city | alum bank | amador city | amelia court house | angola on the lake |
  antes fort | appleton city | archer city | arizona city | arkansas city | arthur city | ashland city | atlantic city |
  atlantic mine | atomic city | baker city | baldwin city | banks springs | bar harbor | bar mills | bar nunn |
  barnes city | barton city | basin city | bates city | bay city | beach city | bear river city | beaver city |
  beecher city | bell city | benns church | benton city | bessemer city | bibb city | big bar | big bear city |
  big chimney | big coppitt key | big pine key | big stone city | birch tree | bird city | black canyon city |
  bluff city | boca del mar | bodega bay | boger city | boise city | bossier city | boulder city | boyne city |
  bragg city | bridge city | brigham city | broad top | broken arrow | broken bow | brown city | brown deer |
  bryson city | buena park | buena vista | buffalo city | bullhead city | burnt store marina | butte city | calhoun city |
  california city | calumet city | calvert city | cambridge city | cannel city | canon city | canyon city | canyon day |
  cape may court house | carol city | carson city | casa blanca | casa conejo | casa de oro mount helix | casa grande |
  casas adobes | cass city | cathedral city | cave city | cawker city | cedar city | cedar key | cement city |
  center city | central city | central heights midland city | century city | chadds ford | charles city |
  charlotte court house | charlton city | chase city | cherry tree | chesapeake city | chesterfield court house |
  chevy chase | chevy chase heights | chevy chase section five | chevy chase section three | chevy chase view |
  chevy chase village | chimney rock | chinese camp | chino hills | chino valley | chisago city | church creek |
  church hill | church point | church road | church rock | church view | churchs ferry | citrus city | city island |
  city of industry | city view | claire city | clara city | clarksville city | clay city | coal city | college city |
  colorado city | columbia city | columbus city | commerce city | commercial point | cooke city | cooper city |
  copper city | corona del mar | cottage city | coulee city | country homes | cove city | crescent city | cross city |
  crow agency | crown city | crystal city | cuba city | cudjoe key | culver city | cumberland city | custer city |
  cut bank | cut off | d lo | dade city | dade city north | dagus mines | dakota city | dale city | dallas city |
  dalton city | daly city | david city | davis city | day heights | day valley | days creek | de armanville | de beque |
  de berry | de borgia | de graff | de kalb | de kalb junction | de lancey | de land | de land southwest | de leon |
  de leon springs | de lisle | de mossville | de pere | de peyster | de queen | de smet | de soto | de tour village |
  de valls bluff | de witt | de young | deer creek | deer grove | deer harbor | deer island | deer isle | deer lake |
  deer lodge | deer park | deer river | deer trail | deer valley | del aire | del city | del mar | del monte forest |
  del norte | del rey | del rey oaks | del rio | del valle | delaware city | dell city | delta city | denver city |
  derrick city | dexter city | diamond bar | diamond city | dickson city | dill city | doctor phillips | doctors inlet |
  dodd city | dodge city | doe hill | doe run | doe valley | dollar bay | dollar corner | dollar point | douglas city |
  dow city | duck key | dunes city | earth city | east bank | east garden city | east la mirada | east los angeles |
  east new market | east new york | eckhart mines | egg harbor city | el cajon | el campo | el cenizo | el centro |
  el cerrito | el cerrito corona | el cerro | el cerro mission | el dorado | el dorado hills | el dorado springs |
  el duende | el granada | el indio | el jebel | el jobean | el lago | el mirage | el monte | el nido | el paso |
  el portal | el prado | el prado estates | el rancho | el reno | el rio | el rito | el segundo | el sobrante | el toro |
  el valle de arroyo seco | el verano | electric city | elizabeth city | elk city | elkhorn city | elko new market |
  ellicott city | ellwood city | elm city | elmer city | elmore city | empire city | essex fells | estes park |
  evans city | everglades city | fairmont city | fairmount city | fall city | falls church | falls city | farmer city |
  farmers branch | farmers loop | fayette city | fence lake | filer city | first mesa | flat top | flint city |
  floral city | florida city | ford city | ford cliff | ford heights | fords branch | fords prairie | forest city |
  forest home | forrest city | fort belknap agency | fort yates | foster city | fountain city | free soil | free union |
  french camp | french creek | french gulch | french island | french lick | french settlement | french village |
  frisco city | garden city | garden city park | garden city south | garden home whitford | garland city | gas city |
  gate city | geneva on the lake | genoa city | german valley | gibson city | gilman city | gilmanton iron works |
  gilmore city | glenwood city | gloucester city | gold bar | golden city | good hart | good hope | good thunder |
  goodyears bar | gould city | grace city | granite city | grant city | great barrington | great bend | great cacapon |
  great falls | great kills | great lakes | great meadows | great mills | great neck | great neck estates |
  great neck gardens | great neck plaza | great river | great valley | green bank | green city | green tree | grove city |
  guilford siding | gun barrel city | hacker valley | hager city | haines city | halfway house | haltom city |
  hamilton city | hanna city | harbor city | harrison city | hartford city | hay springs | heber city | hi hat |
  hi nella | high rolls | highland city | highland home | hill city | hobson city | holmes city | holy city |
  home garden | home gardens | homer city | horizon city | house springs | howard city | howey in the hills |
  huachuca city | hurricane mills | idaho city | illinois city | imlay city | independent hill | intercession city |
  iowa city | iron city | island city | isle la motte | ives estates | jacinto city | james city | jefferson city |
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
  la villita | la vista | la ward | lake city | lake como | lake havasu city | lake in the hills | lake lac la belle |
  lake los angeles | lake winnebago | lakeside city | lame deer | lanai city | lane city | las animas | las cruces |
  las flores | las lomas | las maravillas | las palmas ii | las quintas fronterizas | las quintas fronterizas colonia |
  las vegas | lattimer mines | le center | le claire | le grand | le mars | le raysville | le roy | le sueur |
  league city | leisure city | leiters ford | lenoir city | liberty city | lincoln city | lincolns new salem |
  little deer isle | live oak | lone tree | long island city | long key | longboat key | lore city | los alamitos |
  los alamos | los altos | los altos hills | los angeles | los banos | los berros | los chavez | los ebanos |
  los fresnos | los gatos | los indios | los luceros | los lunas | los molinos | los ojos | los olivos | los osos |
  los ranchos de albuquerque | los serranos | lost city | loup city | low moor | low mountain | lower peach tree |
  lowry city | lucerne mines | lumber city | lupton city | mackinaw city | mahanoy city | mahanoy plane |
  maharishi vedic city | makakilo city | malad city | manasota key | mansfield city | maple city | marble city |
  margate city | marin city | marina del rey | marine city | marked tree | marshes siding | martin city | mary d |
  maryland city | mason city | masonic home | mass city | maury city | medical lake | mentor on the lake |
  mi wuk village | michigan city | midland city | midway city | midwest city | miles city | mill city | miller city |
  minden city | mine hill | mineral city | minnesota city | minter city | mirando city | missouri city | model city |
  monroe city | montana city | montana mines | montgomery city | morehead city | morgan city | mound city | mount aetna |
  mountain city | mountain home | mountain home afb | mountain house | mountain top | murray city | myakka city |
  national city | national mine | navajo dam | navy yard city | near north side | near south side | nebraska city |
  neck city | ness city | nevada city | new albany | new albin | new alexandria | new almaden | new athens | new auburn |
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
  new windsor | new woodstock | new york | new york mills | new zion | newport news | norris city | north buena vista |
  north chevy chase | north el monte | north english | north great river | north kansas city | north la crosse |
  north la junta | north las vegas | north new hyde park | north sioux city | nu mine | o brien | o kean | o neals |
  oak city | oakland city | ocean city | ohio city | oil city | oklahoma city | old appleton | old bethpage | old bridge |
  old brookville | old chatham | old field | old fields | old fig garden | old forge | old fort | old glory |
  old greenwich | old harbor | old hickory | old jamestown | old jefferson | old lyme | old mission | old monroe |
  old mystic | old ocean | old orchard | old orchard beach | old river winfree | old saybrook | old saybrook center |
  old station | old tappan | old town | old washington | old westbury | old zionsville | orange city | orchard city |
  orchard homes | ore city | oregon city | oregon house | osage city | our town | pacific city | paden city | paint bank |
  palm city | panama city | panama city beach | panorama city | park city | parker city | parker ford | pawnee city |
  peachtree city | pearl city | pell city | phenix city | pierce city | pierre part | pine city | pine top | piper city |
  plain city | plant city | plantation mobile home park | platte city | playa del rey | pleasant city | plum city |
  pocomoke city | polk city | ponca city | ponce de leon | pontoon beach | post oak bend city | prairie city |
  prairie home | prices fork | promise city | pueblo nuevo | pueblo nuevo colonia | quaker city | queen city |
  rainbow city | raisin city | rapid city | rapids city | ratliff city | ray city | red bank | red banks | red house |
  redwood city | reece city | reed city | republican city | rio del mar | rio grande city | rising city | rock city |
  rock city falls | rockwell city | rocky ford | rocky top | rogers city | rome city | rose city | round o | round top |
  royal city | royse city | rush city | russian mission | sac city | sale city | salt lake city | salton city |
  sardis city | sauk city | schell city | schram city | scott bar | scott city | sea isle city | seco mines |
  selman city | seven mile ford | seven trees | shaker church | shannon city | sherrills ford | shingle springs |
  show low | sierra city | sierra madre | siesta key | siler city | silver city | sioux city | somes bar |
  south el monte | south english | south new berlin | south new castle | south old bridge | south sioux city |
  south west city | south yuba city | southern shops | spaceport city | spanish fork | spanish fort | spanish lake |
  spanish springs | spring church | spring city | spring house | squirrel island | squirrel mountain valley |
  st james city | st marys city | st stephens church | star city | stark city | state farm | steele city | stephens city |
  sterling city | stirling city | story city | stotts city | strong city | studio city | sugar city | sugar tree |
  suisun city | sullivan city | summerland key | sun city | sun city center | sun city west | sunnyside tahoe city |
  surf city | swea city | sweet home | switz city | tabor city | tahoe city | tawas city | tell city | temple bar marina |
  temple city | tenants harbor | texas city | the acreage | the colony | the crossings | the dalles |
  the galena territory | the hammocks | the hideout | the hills | the lakes | the meadows | the pinehills | the pinery |
  the plains | the rock | the sea ranch | the silos | the village | the village of indian hill | the villages |
  the woodlands | tie siding | tierra buena | tiff city | tipp city | tower city | tracy city | trail city |
  travelers rest | traverse city | tremont city | tri city | tripler army medical center | tuba city | tunnel city |
  turkey city | tutor key | twin city | union church | union city | universal city | university city | valles mines |
  valley city | valley ford | ventnor city | verdugo city | vermilion on the lake | virginia city |
  washington court house | waterford works | watford city | wayne city | webb city | weber city | webster city |
  west carrollton city | west city | west falls church | west new york | west ocean city | west valley city |
  westmoreland city | what cheer | white city | white deer | white house | whites city | whitley city | wicomico church |
  wiley ford | willow city | wills point | wolfe city | wright city | yates center | yates city | yazoo city |
  york new salem | yuba city`;

/** Places of one word that says something else, too: with their states, after which they are meant. */
export const NEED_WORDS_IN_STATES = `
  agency IA MO | anthem AZ | august CA | bank OR | buena NJ WA | chino CA | como IL MS TX WI | english IN | ford NJ |
  friendly MD | grati OH | hay KS MT NC | hurricane UT WV | key OK | man WV | marina CA | mayo FL MD SC | navajo NM |
  newborn GA | nice CA | nuevo CA | price UT | purchase NY | saco ME | sell AZ | start LA | startup WA | tornado WV |
  vamo FL | winnebago IL MN NE`;

/** Words of places' names within a slip of the lexicon's. */
export const NO_SLIPS = `
  alleman allemand alliance altheimer america arabi arley barto basco benedict blanding booker brewer brooker cache
  cairo calion campion cando canone captiva carlo caro caroga carrie carriere carrizo carteret casper castella castro
  catarina catherine caza champion cheat chesaning chico chilo china ching chrisney clover coker colver comer conda
  conde condon converse corridor covedale covel covert creola crumpler davison daviston drifting dripping drive errol
  espanola esperance fifty fingal firth floyd flushing forestdale foreston franci gaston germain gorman hadley hagar
  hailey hallwood hamler hanley harlem hartley hartwood harvey harwood hatley hauser hawley healthy heath horse hurley
  hybla independence india ingli lagro langford lansford larga lavina mandaree marianne marie mariner marino marne
  martinez medanale media medicine medina mexican mondamin necessity newbern painted parkin persia plano plato pleasure
  plummer polacca pontotoc printer proberta prospect prosperity ranche renner renton rentz rodanthe rosharon saluda
  seiling shindler shoot shooter shore shortt spalding spout springer stalling stallion stamping standing standish
  startex stratton stringer tollhouse traver travilah trona vandalia vandling varina varna vesta walling welling yachat`;
