/**
 * What people type when they need insurance, in English and Spanish, and what each phrase says. Data alone: the reader
 * (`read-need.ts`) knows how phrases are looked up. Phrases are separated by `|`, without accents, capitals or
 * punctuation; the `s` of a plural may be left out on either side.
 */
/**
 * `names` are words for the type itself; they count before anything else. `signs` are things and happenings that a policy of
 * the type is about.
 */
type TypeWords = { names: string; signs: string };

/** By what can be asked for: the slug of an insurance type, or `medicare`, which is two of them (`type-groups.ts`). */
export const TYPE_WORDS = {
  auto: {
    names: `auto | auto insurance | car | car insurance | automobile | vehicle | truck insurance | pickup | pickup truck |
      full coverage | liability only | driver insurance | non owner | nonowner | insurance for my truck | classic car |
      carro | coche | automovil | vehiculo | camioneta | troca | troka | seguro de auto | seguro de carro | seguro de caro | aseguranza de caro | aseguranza para caro | seguro para caro | aseguranza de carro |
      aseguranza de auto | seguro para mi troca | full cover | cobertura completa | seguro de camioneta | auto seguro`,
    signs: `pothole | bumper | fender | dented | bent my rim | keyed | first time driver | una piedra | bache | matricula consular | cambio de aceite | altima | sentra | rogue | honda accord | civic | rav4 | cr v | crv | tahoe | f250 | sienna | odyssey minivan | chevy malibu | impala | dodge charger | wrangler | sonata | elantra | escalade | fiat | mitsubishi | 16 year old | 17 year old | 16 ano | 17 ano | turo | turo host | stop sign | ran a stop sign | ran a stop sign and hit me | red light | impounded | impound | salvage title | rebuilt title | salvage | licencia suspendida | le suspendieron la licencia | se pasaron el alto | se paso el alto | semaforo | luz roja | estacionamiento | estacionada | estacionado | grua se llevo | camaro | corvette | camry | corolla | silverado | f150 | f 150 | ford mustang | classic mustang | my mustang | prius | bmw | audi | subaru | kia | hyundai | mazda | volvo | lexus | acura | gmc | buick | chevrolet | volkswagen | vw | porsche | ferrari | learner permit | his permit | her permit | driving permit | permiso de manejar | catalytic converter | sin licensia | backed into | backed into a pole | parking lot | parked car | sideswiped | side swiped | t boned | ran a red light | dmv | license plate | new car | used car | buying a car | bought a car | bought a truck | leasing a car |
      minivan | suv | roadside assistance | cracked windshield | vidrio del carro | mi carro | compre un carro | comprar carro | comprar un carro | placas | me chocaron el carro | chocado | golpearon mi carro | pegaron a mi carro | manejo sin seguro | aprendiendo a manejar | ran into a tree | slid on ice | sr 22 | sr22 | fr 44 | fr44 | dui | dwi | teen driver | new driver | young driver | student driver | teenage driver |
      teenager | learner permit | driver license | driver's license | licencia de conducir | licencia de manejar | sin licencia |
      no license | licencia mexicana | sacar su licencia | suspended license | speeding ticket | ticket | traffic ticket | multa | multas | windshield | parabrisas |
      fender bender | hit my car | someone hit my car | rear ended | got rear ended | hit and run | accident | car accident | car crash |
      crash | crashed | wreck | wrecked | totaled | hit a deer | i hit a deer | deer | hit a pole | choque | choco | chocaron | choque mi | chocar | me chocaron |
      accidente | accidente de carro | accidente de auto | me pegaron | me robaron el carro | stolen car | car got stolen | car was stolen |
      tow | towed | grua | uber | lyft | rideshare | ride share | doordash | tesla | toyota | honda | ford | chevy | nissan | jeep |
      commute | adolescente | conductor nuevo | conductor joven | hijo maneja | aprender a manejar | keyed my car | flat tire | llanta`,
  },
  home: {
    names: `i rent out | house i rent | duplex i rent out | condo i rent out | que le rento a | vacant house | vacant home | empty house | ho5 | ho 5 | ho6 | ho 6 | dp3 | dp 3 | walls in | hoa master policy | mobil home | casa mobil | manufactured housing | tiny home | tiny house | for my house | for my home | for our house | para mi casa | para nuestra casa | my tenant | mi inquilino | casa que le rento | house i rent out | rental house i own | rental house | landlord policy | home | home insurance | homeowner | homeowner insurance | homeowners policy | house | house insurance | property insurance |
      dwelling | condo | condominium | townhouse | town house | townhome | mobile home | manufactured home | trailer home | modular home |
      landlord | landlord insurance | rental property | rental house | investment property | dwelling fire | vacation home | second home |
      hazard insurance | ho3 | ho 3 | casa | vivienda | hogar | seguro de casa | seguro de vivienda | seguro de hogar | propietario de casa |
      dueno de casa | condominio | casa movil | casa rodante fija | traila de vivir | arrendador | casero | propiedad de alquiler | propiedad en renta |
      casa de renta | casa que rento | seguro de propietario | airbnb | bienes raices`,
    signs: `house is | home is | casa esta | casa queda | se rompio un tubo | tubo roto | tubo | se mojo el piso | piso mojado | roof shingle | gutter | drywall damage | in my house | in my home | in our house | in the house | on my house | on my home | into my house | to my house | at my house | inside my house | en mi casa | en la casa | a mi casa | a la casa | sobre mi casa | encima de mi casa | hoa | barn | basement | pitbull | pit bull | dog breed | dog bit | my dog bit | mi perro mordio | perro mordio | mordio mi perro | mordio a | mi cerca | la cerca | ventarron | llovio | lluvia | rain | burned down | garage burned | leaked | dishwasher leaked | hardwood floor | sewer backup | toilet overflowed | broken window | vandalism | vandalized | ice dam | termite | new construction | home inspection | realtor | wind blew | shingle blew | neighbor tree | neighbor's tree | water in my ceiling | ceiling leak | appliance | sotano | ventana rota | se revento una tuberia | revento la tuberia | viento | se metio agua | arbol del vecino | hail hit | roof | roofing | leaking roof | roof leak | hail | hailstorm | hail damage | tree | tree fell | tree fell on my house | fallen tree | tree branch | wind damage |
      storm damage | tornado | hurricane | wildfire | house fire | fire damage | kitchen fire | smoke damage | burst pipe | pipe burst |
      frozen pipe | water leak | water damage | water heater | mold | foundation | burglary | break in | broke into my house | burglarized | theft at home |
      closing on a house | buying a house | buying a home | bought a house | first time buyer | first home | mortgage | escrow | lender requires |
      dog bite | swimming pool | trampoline | solar panel | siding | shingles | chimney | lightning | earthquake | sinkhole | fence | garage door | deck |
      techo | tejado | mi techo | granizo | granizada | arbol | arbol cayo | cayo un arbol | se cayo un arbol | tormenta | tornado | huracan | incendio |
      se quemo | se me quemo la casa | quemo mi casa | tuberia | tuberia rota | se rompio una tuberia | fuga de agua | gotera | goteras | humedad | moho | robo en casa | entraron a robar |
      se metieron a robar | hipoteca | comprar casa | comprando casa | comprando una casa | compre una casa | compramos casa | primera casa | terremoto | temblor | cerca de madera | incendio forestal | rayo`,
  },
  renters: {
    names: `my landlord | our landlord | the landlord | my apartment complex | leasing office | mi casero | el casero | mi landlord | el landlord | dueno del apartamento | dueno de mi apartamento | dueno del departamento | landlord want | landlord wants proof | landlord require | landlord me pide | renter | renter insurance | rental insurance | tenant | tenant insurance | apartment | apartment insurance | apt insurance | apt |
      personal property insurance | inquilino | arrendatario | departamento | apartamento | seguro de inquilino | seguro de renta | seguro de alquiler |
      apartamento rentado | dorm | studio apartment | rentar | alquilar | seguro para rentar | ho4 | ho 4`,
    signs: `rento un cuarto | cuarto rentado | asegurar mis cosas | room i rent | renting a room | my apartment | mi apartamento | sublet | apartment got robbed | apartment fire | landlord requires | renting | i rent | i am renting | my stuff was stolen | roommate | new lease | lease | rento un | rento apartamento | rento | me mudo a un apartamento |
      alquilo | alquilo un | alquiler | college dorm | dorm room | moving into an apartment | companero de cuarto | contrato de renta | renta`,
  },
  life: {
    names: `term policy | term plan | year term | level term | no medical exam | no exam | medical exam | without medical exam | sin examen | sin examen medico | examen medico | cremation | cremacion | funebre | gasto funebre | funeraria | repatriacion | repatriacion de resto | repatriar | repatriar el cuerpo | key person | buy sell agreement | buy sell | life | life insurance | term life | term insurance | whole life | universal life | iul | final expense | burial | burial insurance | burial policy | funeral |
      funeral insurance | mortgage protection | key man | life policy | vida | seguro de vida | gastos finales | gasto final | funerario | gastos funerarios | seguro de entierro | entierro | sepelio |
      vida entera | vida a termino | seguro de muerte`,
    signs: `new dad | new mom | new parent | new father | new mother | fiance | dejarle algo | dejarles algo | dejarle dinero a | smoker | fumador | leave money | leaving money | dejarle dinero | cuando yo falte | cuando falte | quien paga la casa | income replacement | leave money to | estate planning | provide for my family | dejar dinero a mi familia | dejar protegida a mi familia | new baby | baby on the way | having a baby | pregnant | just had a baby | newborn | getting married | beneficiary | if i die | when i die | pass away | leave my family |
      death benefit | embarazada | recien nacido | esperando bebe | voy a tener un bebe | esperando un bebe | vamos a tener un bebe | bebe en camino | si me muero | si muero | beneficiario | proteger a mi familia | protect my family | fallecer`,
  },
  health: {
    names: `medicaid | medicaid plan | chip program | children health | kid health | kids health insurance | kids insurance | seguro para ninos | seguro para mis ninos | health | health insurance | medical insurance | medical | health plan | health coverage | healthcare | health care | obamacare | obama care | aca | aca plan | affordable care act | marketplace | marketplace plan | cobra |
      dental | dental insurance | vision insurance | vision plan | dental and vision | short term health | catastrophic plan | ppo | hmo | hsa | salud | medico | seguro medico | seguro de salud | plan medico | cobertura medica | aseguranza medica |
      gastos medicos | seguro dental | plan dental | mercado de salud | mercado de seguros | ley de cuidado de salud | disability insurance | critical illness | accident insurance | seguro de accidentes`,
    signs: `urgent care | er visit | er bill | emergency room | insulin | copay | mental health | ambulance | sala de emergencia | clinica | diabetico | diabetica | presion alta | consulta medica | lost my job | lost job | lost my coverage | between jobs | laid off | got laid off | quit my job | self employed | freelancer | open enrollment | turning 26 | aging off my parent |
      off my parents plan | doctor | doctor visit | hospital | hospital bill | medical bill | surgery | prescription | deductible | diabetic | diabetes | cancer | therapy | dentist | braces | glasses |
      perdi mi trabajo | perdi el trabajo | sin trabajo | me despidieron | me corrieron del trabajo | trabajo por mi cuenta | inscripcion abierta | doctor | hospital | cirugia | receta | medicina | medicinas | dentista | lentes | factura medica |
      facturas medicas | seguro para mis hijos | cumplir 26`,
  },
  "medicare-advantage": {
    names: `mapd | mapd plan | medicare advantage | parte c de medicare | parte c del medicare | medicare advantage plan | advantage plan | part c | medicare part c | medicare ppo | medicare hmo | ventaja de medicare | medicare ventaja | parte c | plan advantage`,
    signs: "",
  },
  "medicare-supplement": {
    names: `suplemento d medicare | medicare supplement | medicare plan g | medicare plan n | medicare plan f | medicare supplement plan | medicare supplemental | supplemental medicare | supplement plan | medigap | medi gap | plan g | plan n | plan f | suplemento de medicare | suplemento medicare |
      medicare suplementario | seguro suplementario de medicare | suplemento del medicare | medicare complementario | suplementario de medicare`,
    signs: "",
  },
  medicare: {
    names: `medicare | medicair | medicar | medicaire | medacare | medicaid and medicare | medicare plan | medicare insurance | medicare part d | part d | parte d | medicare part b | part b | parte b | medicare part a | plan de medicare | seguro medicare | medicare agent | medicare enrollment`,
    signs: `cumple 65 | cumplen 65 | cumplio 65 | cumpli 65 | cumplira 65 | turned 65 | turn 65 | turns 65 | turning 64 | i am 64 | im 64 | tengo 64 | over 65 | 65 and over | 65 or older | mayor de 65 | mas de 65 | red white and blue card | medicare card | turning 65 | turn 65 | about to turn 65 | 65 years old | i am 65 | im 65 | almost 65 | retiring at 65 | 65th birthday | aep | annual enrollment | senior health | drug plan | prescription drug plan | dual eligible | social security |
      cumplir 65 | boy a cumplir 65 | cumplir 65 ano | 65 ano | cumplo 65 | voy a cumplir 65 | cumplir los 65 | cumplo los 65 | tengo 65 | 65 anos | ya casi 65 | medicinas del medicare | dual medicare medicaid`,
  },
  "long-term-care": {
    names: `elder care | senior care | home care | in home care | cuidado de anciano | cuidado de mayor | cuidado de adulto mayor | cuidado en casa | long term care | long term care insurance | longterm care | ltc | ltc insurance | nursing home insurance | cuidado a largo plazo | cuidados a largo plazo | cuidado de largo plazo | cuidados prolongados`,
    signs: `care for my mother | care for my mom | cuidar a mi mama | cuidar a mis padres | nursing home | assisted living | home health aide | caregiver | memory care | dementia | alzheimer | asilo | asilo de ancianos | hogar de ancianos | residencia de ancianos | cuidador`,
  },
  annuities: {
    names: `guaranteed income for life | income for life | ingreso garantizado | ingreso garantizado de por vida | de por vida | annuity | annuities | fixed annuity | fixed indexed annuity | indexed annuity | variable annuity | retirement income | anualidad | anualidades | renta vitalicia | rentas vitalicias`,
    signs: `ahorro para mi retiro | ahorro para retiro | roll over my 401k | retirement | retirement plan | retirement planning | retirement saving | rollover | 401k | 401k rollover | 401 k | ira rollover | pension | guaranteed income | lifetime income | jubilacion | retiro | plan de retiro | ahorro para el retiro | jubilarme`,
  },
  business: {
    names: `error omission | error and omission | truck driver | truck driver insurance | trucker | trucker insurance | trucking insurance | commercial van | work van | work truck | taxi | taxista | cab driver | limousine | limo | bond | license bond | bonded | un bond | e o insurance | e o | cyber attack | business | business insurance | commercial | commercial insurance | commercial property | commercial auto | commercial truck | small business | general liability | liability insurance for my business | gl | bop | business owner policy |
      worker comp | workers comp | worker compensation | workers compensation | workman comp | workmans comp | workmen comp | professional liability | e and o | errors and omissions | malpractice | cyber insurance | cyber liability | surety bond | bonding | contractor insurance | contractor | fleet |
      liquor liability | group health | employee benefits | farm insurance | farm and ranch | crop insurance | negocio | mi negocio | seguro de negocio | seguro comercial | comercial | empresa | mi empresa | seguro para mi negocio | seguro de empresa | compensacion de trabajadores | compensacion al trabajador |
      compensacion laboral | compensacion para trabajadores | responsabilidad civil | responsabilidad general | seguro de responsabilidad | responsabilidad civil general | seguro de negocios | aseguranza comercial | aseguranza de negocio | aseguranza para mi negocio | contratista | camion comercial | camion de carga | fianza | director and officer`,
    signs: `dental office | dental practice | medical office | medical practice | doctor office | cdl | 18 wheeler | tractor trailer | dump truck | tow truck | hauling | freight | flatbed | food cart | etsy | etsy business | salon suite | hairdresser | hairstylist | stylist | barber | carpenter | negocio de carpinteria | mi carpinteria | carpintero | mechanic | mecanico | locksmith | cerrajero | exterminator | pest control | pool service | pool cleaning | house cleaning | window cleaning | junk removal | snow removal | excavation | concrete | concrete contractor | masonry | framing | welder | tattoo | spa | med spa | boutique | florist | pizzeria | bodega | smoke shop | vape shop | pawn shop | tailor | dry cleaner | day spa | chiropractor | veterinarian | vet clinic | architect | engineer | accountant | bookkeeper | lawyer | attorney office | notary | real estate agent insurance | property manager | security guard | security company | dj | musician | personal chef | uber fleet | courier | car dealer | dealership | used car lot | apartment building | motel | hotel | airbnb business | church van | little league | sports league | booth | pintura | taqueros | tortilleria | pupuseria | panadero | modista | costurera | estilista | barbero | jardines | limpiezas | niñera | hacker | hackers got into | ransomware | got hacked | trabajos de pintura | taco stand | food stand | puesto de tacos | puesto de comida | puesto | dance studio | tattoo shop | law firm | accounting firm | winery | delivery company | moving company | tree service | pressure washing | painting company | flooring company | remodeling | drywall | welding | machine shop | massage therapist | personal trainer | event planner | wedding photographer | farmers market booth | online store | etsy shop | amazon seller | vending machine | laundromat | car wash | dog walker | dog walking business | pet sitting | tutoring business | home bakery | cleaning houses |
      lavanderia | autolavado | carniceria | mudanza | mudanzas | soldadura | soldador | estetica | floreria | ferreteria | abarrotes | consultorio | remodelacion | albanil | cuidado de ninos | limpiar casas | limpio casas | venta de comida | vendo comida | vendo tamales | carrito de comida | bakery | restaurant | food truck | salon | hair salon | barber shop | barbershop | nail salon | landscaping | landscaper | lawn care | plumber | plumbing | electrician | handyman | painter | roofer | roofing company | roofing contractor | roofing business | cleaning business | cleaning company | janitorial |
      daycare | day care | coffee shop | cafe | bar | brewery | gym | yoga studio | retail store | my store | liquor store | convenience store | gas station | auto repair shop | repair shop | mechanic shop | body shop | trucking | trucking company | owner operator | semi truck | box truck | hot shot | employee got hurt | employee | employees | my employees |
      opening a restaurant | opening a shop | opening a store | starting a business | start a business | started a business | startup | llc | nonprofit | non profit | consultant | consulting | photographer | photography business | church | construction | construction company | hvac | catering | caterer | dog groomer | pet groomer | my shop | warehouse | office building |
      panaderia | restaurante | taqueria | lonchera | camion de comida | peluqueria | barberia | salon de belleza | jardineria | jardinero | plomero | plomeria | electricista | pintor | techador | limpieza | negocio de limpieza | compania de limpieza | guarderia | taller mecanico | taller | tienda | mi tienda | abrir un restaurante | abrir un negocio | abri un negocio |
      empleado | empleados | mis empleados | construccion | compania de construccion | empleado se lastimo | trabajador se lastimo | trabajadores | iglesia | food vendor | vendor | special event | wedding venue`,
  },
  motorcycle: {
    names: `golf cart | golf cart insurance | carrito de golf | motorcycle | motorcycle insurance | motorbike | dirt bike | harley | harley davidson | scooter | moped | vespa | sport bike | motocicleta | moto | seguro de moto | seguro de motocicleta | motoneta | atv | utv | four wheeler | side by side | cuatrimoto | dirtbike | quad bike`,
    signs:
      "motorcycle accident | accidente de moto | me cai de la moto | dropped my bike | ducati | kawasaki | motociclista",
  },
  boat: {
    names: `boat | boat insurance | watercraft | jet ski | jetski | yacht | sailboat | pontoon | pontoon boat | bass boat | wave runner | waverunner | marine insurance | lancha | bote | barco | velero | yate | moto acuatica | moto de agua | seguro de lancha | seguro de bote | seguro de barco | fishing boat | houseboat | speedboat | kayak`,
    signs:
      "mi moto | snowmobile | trike | me caí en la moto | sea doo | skiff | catamaran | canoe | outboard | mi lancha | mi bote | bought a boat | outboard motor | marina | compre una lancha | boat trailer",
  },
  rv: {
    names: `rv | rv insurance | r v | recreational vehicle | motorhome | motor home | camper | camper van | travel trailer | fifth wheel | 5th wheel | toy hauler | pop up camper | airstream | winnebago | casa rodante | autocaravana | caravana | remolque de viaje | vehiculo recreativo | motor casa | motorcoach | full time rver | campervan`,
    signs:
      "full timer | rv full timer | sprinter van | van life | park model | mi casa rodante | rv park | full timing | living in an rv",
  },
  "umbrella-insurance": {
    names: `sombrilla | seguro de sombrilla | umbrella | umbrella insurance | umbrella policy | umbrella coverage | excess liability | personal liability umbrella | personal umbrella | paragua | paraguas | poliza paraguas | seguro paraguas | poliza de paraguas | seguro de paraguas | poliza sombrilla | seguro sombrilla | cobertura paraguas | exceso de responsabilidad`,
    signs: "got sued | being sued | lawsuit | me demandaron | demanda",
  },
  flood: {
    names: `flood | flood insurance | flood policy | flood coverage | flood zone | nfip | inundacion | inundaciones | seguro de inundacion | seguro contra inundacion | seguro contra inundaciones | seguro de inundaciones | zona de inundacion`,
    signs: `se metio el agua | se metio el agua a mi casa | se metio agua a mi casa | agua se metio | basement floods | it floods | when it floods | creek overflowed | river overflowed | overflowed | el rio se metio | rio se metio | sump pump | levee | river flooded | agua entro a mi casa | se metio el agua | se desbordo el rio | desbordo | flooded | flooding | my basement flooded | basement flooded | flooded basement | river rose | house flooded | street flooded | storm surge | se inundo | se me inundo | se me inundo la casa | se inundo mi casa | inundo | inundada | agua en el sotano | sotano inundado | fema map`,
  },
} as const satisfies Record<string, TypeWords>;
export type AskedType = keyof typeof TYPE_WORDS;

/** Languages by their code in the register (`languages.code`), with what people call them. */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en: "english | ingles",
  es: "spanish | espanol | castellano | hispanic | hispano | hispana | latino | latina | bilingual spanish | bilingue | habla hispana | se habla espanol | bilingual",
  cmn: "chinese | mandarin | mandarin chinese | hable chino | habla chino | hablen chino | hablan chino | en chino | idioma chino | agente chino | chino mandarin",
  yue: "cantonese | cantones | chinese cantonese",
  vi: "vietnamese | viet | vietnamita",
  tl: "tagalog | filipino | filipina | pilipino | tagalo",
  ko: "korean | coreano | coreana",
  ar: "arabic | arabe",
  fr: "french | frances",
  ht: "haitian creole | creole | haitian | kreyol | criollo haitiano | haitiano | creole haitiano | criollo",
  ru: "russian | ruso | rusa",
  pt: "portuguese | brazilian portuguese | brazilian | portugues | brasileno | brasilero",
  pl: "polish | polaco | polaca",
  hi: "hindi | indian hindi",
  pa: "punjabi | panjabi",
  de: "german | aleman | alemana",
  it: "italian | italiano | italiana",
  ja: "japanese | japones | japonesa",
  nv: "navajo",
  ase: "asl | american sign language | sign language | deaf | lenguaje de senas | lengua de senas | lenguaje de signos | sordo | senas",
  fa: "persian | farsi | persa | iranian",
  ur: "urdu",
  gu: "gujarati",
  so: "somali | somalian",
  hmn: "hmong",
  am: "amharic | ethiopian | amharico",
};

/**
 * Carriers that people ask for by name, with how they write it. Whether the register has one is asked of it; here their words
 * are not read as a place or an insurance type.
 */
export const CARRIER_WORDS: Readonly<Record<string, string>> = {
  "State Farm":
    "state farm | statefarm | state farm insurance | statefam | estate farm | esteit farm | esteitfarm | esteit fam | steit farm | steitfarm | stait farm",
  Allstate: "allstate | all state | olstate | ol state | alstate | olsteit",
  Progressive: "progressive | progresive | progresiv | progressiv | progresivo | progressive insurance",
  GEICO: "geico | gieco | gico | jaico | gayco | guico | geiko",
  "Farmers Insurance": "farmer | farmer insurance | farmer insurance agent",
  "Liberty Mutual": "liberty mutual",
  Nationwide: "nationwide",
  USAA: "usaa",
  Travelers: "traveler | traveler insurance",
  "American Family": "american family | amfam | am fam",
  "Auto-Owners": "auto owner | auto owners insurance",
  "Erie Insurance": "erie insurance",
  "The Hartford": "the hartford",
  Chubb: "chubb",
  Safeco: "safeco",
  Amica: "amica",
  "Shelter Insurance": "shelter insurance",
  "Farm Bureau": "farm bureau",
  "State Auto": "state auto",
  Mercury: "mercury insurance",
  "The General": "the general",
  Infinity: "infinity insurance",
  Kemper: "kemper",
  Foremost: "foremost",
  Assurant: "assurant",
  Lemonade: "lemonade",
  Root: "root insurance",
  "Mutual of Omaha": "mutual of omaha",
  "New York Life": "new york life",
  "Northwestern Mutual": "northwestern mutual",
  MassMutual: "massmutual | mass mutual",
  Prudential: "prudential",
  MetLife: "metlife | met life",
  Transamerica: "transamerica",
  "Lincoln Financial": "lincoln financial",
  Primerica: "primerica",
  Aflac: "aflac",
  Colonial: "colonial penn | colonial life",
  "Globe Life": "globe life",
  Humana: "humana",
  Aetna: "aetna",
  Cigna: "cigna",
  UnitedHealthcare: "unitedhealthcare | united healthcare | united health care | uhc | united health",
  "Blue Cross Blue Shield":
    "blue cross blue shield | blue cross | blue shield | bcbs | florida blue | anthem",
  "Kaiser Permanente": "kaiser | kaiser permanente",
  "Oscar Health": "oscar health",
  Molina: "molina healthcare",
  Ambetter: "ambetter",
  WellCare: "wellcare | well care",
  Centene: "centene",
};

/** Agents of no one carrier. */
export const INDEPENDENT_WORDS = `independent | independent agent | independent insurance agent | independent agency | independent broker | independiente | agente independiente |
  agencia independiente | corredor independiente | multiple carriers | multiple companies | shop around | compare carriers | several companies | varias companias | no captive | non captive | captive free`;

/** Around wherever the reader is. */
export const NEAR_ME_WORDS = `near me | neer me | nere me | nera me | near by me | serca de mi | serca de aqui | sercano | sercana | near to me | nearby | near by | close to me | close by | around me | around here | in my area | my area | in my city | in my town | in my neighborhood | local | nearest | closest | near my house | near my home | near my location | near where i live | where i live |
  cerca de mi | cerca de aqui | cerca mio | cerca mia | cerca de mi casa | cerca de donde vivo | cercano | cercana | por aqui | por aca | en mi area | en mi zona | en mi ciudad | en mi barrio | mas cercano | local | near mi | nearme | cercademi | cerca a mi`;

/** Words that say nothing of their own here, apart or by `|`. Those of `BEFORE_PLACE` say that a place follows. */
export const PLAIN_WORDS = `broker | corredor | corredora | no | not | before | after | until | because | without | while | since | then | if | si | cuando | porque | antes | despues | banco | bank | pide | piden | say | said | key | floor | proof | roll | pide | into | living room | room | card | quien | paga | pagan | muero | kid | free | gratis | real | full | ruined | chewed | squirrel | wire | q | d | x | k | xq | pq | bundle | senior | adult | adultos | mayores | mayor | starting | start | part | blew | off | cracked | broke | broken | fell | slipped | customer | client | cliente | stolen | robaron | robo | laptop | thing | cosa | went | go | going | came | happened | happen | im | ive | id | also | too | very | really | fast | quick | soon | monthly | month | year | day | week | january | february | april | june | july | august | september | october | november | december | enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre |
  mama | papa | mom | dad | mother | father | parent | parents | wife | husband | son | daughter | kid | kids | child | children | grandma | grandpa | abuela | abuelo | esposa | esposo | hijo | hija | hijos | padre | madre | padres | tio | amigo | hermano | ninos | nino | sepa | sepan | americana | acabo | acaba | quede | quedo | voy | vamos | va | abrir | abri | di | dieron | dio | saco | sacar | quebro | rompio | cayo | caer | compre | compro | compramos | esperando | trabajo | job | work | working | duplex | fixed | para | pa | necesita | urge | conseguir | saber | hacer | puedo | pagar | pago | pay | paying | payment | payments | dollar | dollars | mensual | mes | ano | anos |
  again already always never ever ago almost alone along although among another anything anyway anyways around as ask asked asking away back bad because become becoming been being believe between both bring brought carry change changed changing check choose close come coming compare comparison compared confused considering contact cancel canceled cancelled cancelling dropped drop decide decline declined denied denying deny denial appeal different difference done down during each early easy eight either else email end enough even every everybody everyone everything example excluding existing expensive expire expired explain explained explaining far feel few figure fill fine finish finished five follow forget forgot found four further gave give given giving gone guy gal half handle handled handling hard hate heard hear held helped helping helps high higher hire hired hiring hit hold hour hundred idea important include included including increase increased inside instead issue jumped keep keeping kept kind knew lapse lapsed late lately later least leave left less let letter lie like line list little lose losing lost lot love lower made mail make making many married matter mean means meet meeting met might minute miss missed moment money more most move moved moving much must nearly never next nine nobody none nothing number ok okay once one only opened opening other out outside over own owned owner owning owns paid paperwork past pick picked place possible pretty probably problem process protect protection pull pulled put question quit raised ran rather read ready realize reason receive received refuse refused regarding register registered remove renew renewal renewing require required requirement respond responsible result return right run running same save saving savings see seem seen send sent set seven several shall she show side sign signed signing single sit six small so something sometimes sort started stay still stop stopped straight such sue sued sure switch switched switching take taken taking tell ten than themselves there think thinking third thought thousand three through time tired told tomorrow tonight took top total toward tried trouble true trust try trying turn turned turning twice two type under understand unless up upset urgent use used useful using value way weekend whatever whole why within wonder wondering worked worried worry worse worst write wrong wrote yesterday yet raising charge charged charging switch afford fair legit possible near aunt uncle brother sister cousin nephew niece grandmother grandfather grandson granddaughter grandparent boyfriend girlfriend fiancee partner spouse neighbor friend bos boss lady gentleman dude baby toddler student college university school teacher nurse veteran military disabled widow widowed retired retiree divorced immigrant undocumented citizen resident visa passport itin daca ssn refugee couple folks guys credit score fee deposit refund cash debt tax taxes loan income budget million drive driving driver drives drove app website site web phone liability limit limits deductibles bodily exam term mailman cant dont wont didnt doesnt isnt wasnt arent havent hasnt couldnt wouldnt shouldnt youre theyre weve youve monday tuesday wednesday thursday friday saturday sunday lune marte miercole jueve vierne sabado domingo law stole steal mall street highway freeway parking ending suite vacant bike bicycle bad worst smoke |
  abierto abierta abiertos acepta aceptan ademas adonde algo algun algunos alla alli amiga aqui asi aun aunque ayer bajo bajos bastante bien cada cambiar cambie cancelaron cancelar cancelo canceló caro caros casi caso casado casada cobra cobran completo completa conmigo conozco contra contratar creo cualquier cualquiera cubra cubre cubren cubrir cuidar cumple cumpla dame dar debe debo decir dejar dejarle dejaron demasiado dentro desde deseo dia dice dicen dificil diferencia dinero dos dueno duena durante ella ellas ellos empezar empiezo entender entiendo entonces entre era eres escribir ese esa eso esos espera esperar estaba estamos estuvo explicar explique explica facil fueron fui gratis gusta haber haciendo hago hasta hermana hice hicieron hizo hora igual iba ir incluye indocumentado inmigrante jefe joven junto llama llamar llamada llego llegar llevar luego lugar manana manera mande mando menos mensuales mia mientras mio mil millon millones mismo misma mucho mucha muchos muy nadie ni nieto nieta ninguno ninguna noche nomas novio novia nunca ofrecen otra otro paga pagando papeles papel pareja parte pasa pasado pase pasar pedir pedi pero perder perdi perdido perdieron permiso peso poco pocos poder podria ponen poner posible pregunta preguntas preguntar primer primero primera problema pronto puse pusieron quedan queda quedarme quedarse querer queria quieren quiere quieres quitaron quitar recibi recibir recien recomienda recomiendan renovar residente responde responder sabe sabes salir salio sea segundo ser sera serio servicio seguir siempre siete sigue sola solamente solo soltero soltera somos subio subieron suficiente suegra suegro tambien tampoco tan tanto tarde tengan tenga tenia tia tiempo tienen tienes tirar tiro toda todas todo todos tomar trabajadora trabajador trabajar tres tumbo usted ustedes varias varios vas vecina vecino ver verdad vez viene vienen vieja viejo vine vivir vive vivo viven volver hermano sobrino sobrina abuelita abuelito viuda viudo retirado jubilado estudiante escuela universidad maestro maestra seis cinco cuatro nueve diez cien mojo mojar dane dañó dano quemo cubrira incluya aprobado rechazado rechazaron rechazo negaron nego apelar mamá papá papi mami nene nena bebe sale salen sacan cosita piso cuarto credito social ingreso deuda factura telefono numero pagina cita |
  insurance | insure | insured | insuring | insurer | ins | coverage | cover | covered | policy | policies | plan | plans | quote | quotes | rate | rates | price | prices | pricing | cost | costs | premium | premiums | agent | agents | agency | agencies | company | companies |
  office | offices | representative | rep | adviser | advisor | producer | licensed | license | specialist | expert | provider | providers | service | services | best | good | great | top | rated | cheap | cheapest | cheaper | affordable | low | lowest | inexpensive | discount | reliable | trusted | honest | nice | friendly | recommended | reviews | review | near | who | that | which | what | where | how | much | when | is | are | am | was | were | be | been |
  i | im | me | my | mine | we | our | us | you | your | he | she | his | her | their | they | it | its | a | an | the | this | these | some | any | someone | somebody | anyone | need | needs | needed | want | wants | wanted | looking | look | find | finding | search | searching | get | getting | got | buy | buying | bought | purchase | shop | shopping | help | please | pls | plz | thanks | can | could | do | does | did | have | has | had | having |
  will | would | should | for | with | by | of | to | and | or | but | on | from | about | into | just | now | today | asap | new | old | first | talk | call | speak | speaks | speaking | spoken | talks | language | languages | options | option | information | info | online | sell | sells | selling | offer | offers | family | person | people | woman | man | female | male | damaged | damage | claim | claims | file | filed | stuff | know | recommend | recommendation | hi | hello | local |
  seguro | seguros | aseguranza | aseguranzas | aseguradora | aseguradoras | asegurar | asegurado | asegurada | asegurarme | cobertura | coberturas | poliza | polizas | plan | planes | cotizacion | cotizaciones | cotizar | precio | precios | costo | costos | cuanto | cuesta | tarifa | agente | agentes | agencia | agencias | compania | companias | oficina | asesor | asesora | vendedor | experto | especialista | licencia | mejor | mejores | buen | buena | bueno | buenos | buenas |
  barato | barata | baratos | baratas | economico | economica | economicos | economicas | confiable | confiables | honesto | que | quien | cual | donde | como | cuando | es | son | esta | estan | fue | soy | estoy | mi | mis | yo | tu | su | sus | nuestro | nuestra | un | una | unos | unas | el | la | los | las | lo | este | esta | alguien | alguno | alguna | necesito | necesita | necesitamos | quiero | queremos | quisiera | busco | buscar | buscando | buscamos | encontrar | comprar | ayuda | ayudar | favor |
  por | para | con | sin | de | del | al | y | e | o | u | se | me | nos | le | les | te | tengo | tiene | tenemos | tener | hay | puede | pueden | puedo | habla | hable | hablan | hablen | hablar | hablando | idioma | nuevo | nueva | nuevos | familia | mujer | hombre | persona | gente | informacion | reclamo | reclamar | dano | danos | danado | danada | danaron | ahora | hoy | urgente | hola | gracias | atienda | atiende | atienden | ofrece | venden | vende | sobre | ya | mas | tipo | hablo`;

/** After these a place is named; the longest first. */
export const BEFORE_PLACE = `in the city of | in the area of | located in | living in | live in | based in | licensed in | close to | near | around | in | at | outside | outside of | serving | cerca de | cerca del | cercanos a | cerca | en | en la ciudad de | alrededor de | vivo en | vivimos en | por`;

/** Words that typing slips are corrected to, besides the names of languages and types. */
export const CORRECTED_PLAIN_WORDS =
  "insurance speaking speaks agent agency coverage policy quote cheap affordable seguro seguros aseguranza aseguradora agente agencia cobertura poliza cotizacion barato economico hable necesito";
