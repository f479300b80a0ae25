/** Populations. States: 2020 census, resident population. Cities: the same census, rounded, see below. */

export type StateFacts = {
  code: string;
  name: string;
  fips: string;
  population: number;
  lat: number;
  lon: number;
};

/** code, name, FIPS, population, and a point near the middle of the land. */
export const stateFacts: readonly StateFacts[] = (
  [
    ["AL", "Alabama", "01", 5_024_279, 32.81, -86.79],
    ["AK", "Alaska", "02", 733_391, 64.2, -152.49],
    ["AZ", "Arizona", "04", 7_151_502, 34.17, -111.93],
    ["AR", "Arkansas", "05", 3_011_524, 34.75, -92.13],
    ["CA", "California", "06", 39_538_223, 37.18, -119.47],
    ["CO", "Colorado", "08", 5_773_714, 38.99, -105.55],
    ["CT", "Connecticut", "09", 3_605_944, 41.6, -72.73],
    ["DE", "Delaware", "10", 989_948, 39.0, -75.5],
    ["DC", "District of Columbia", "11", 689_545, 38.91, -77.01],
    ["FL", "Florida", "12", 21_538_187, 28.63, -82.45],
    ["GA", "Georgia", "13", 10_711_908, 32.68, -83.22],
    ["HI", "Hawaii", "15", 1_455_271, 20.29, -156.37],
    ["ID", "Idaho", "16", 1_839_106, 44.35, -114.61],
    ["IL", "Illinois", "17", 12_812_508, 40.04, -89.2],
    ["IN", "Indiana", "18", 6_785_528, 39.9, -86.28],
    ["IA", "Iowa", "19", 3_190_369, 42.08, -93.5],
    ["KS", "Kansas", "20", 2_937_880, 38.5, -98.38],
    ["KY", "Kentucky", "21", 4_505_836, 37.53, -85.3],
    ["LA", "Louisiana", "22", 4_657_757, 31.07, -92.0],
    ["ME", "Maine", "23", 1_362_359, 45.37, -69.24],
    ["MD", "Maryland", "24", 6_177_224, 39.06, -76.79],
    ["MA", "Massachusetts", "25", 7_029_917, 42.26, -71.81],
    ["MI", "Michigan", "26", 10_077_331, 44.35, -85.41],
    ["MN", "Minnesota", "27", 5_706_494, 46.28, -94.31],
    ["MS", "Mississippi", "28", 2_961_279, 32.74, -89.67],
    ["MO", "Missouri", "29", 6_154_913, 38.36, -92.46],
    ["MT", "Montana", "30", 1_084_225, 47.05, -109.63],
    ["NE", "Nebraska", "31", 1_961_504, 41.54, -99.8],
    ["NV", "Nevada", "32", 3_104_614, 39.33, -116.63],
    ["NH", "New Hampshire", "33", 1_377_529, 43.68, -71.58],
    ["NJ", "New Jersey", "34", 9_288_994, 40.19, -74.67],
    ["NM", "New Mexico", "35", 2_117_522, 34.41, -106.11],
    ["NY", "New York", "36", 20_201_249, 42.95, -75.53],
    ["NC", "North Carolina", "37", 10_439_388, 35.56, -79.39],
    ["ND", "North Dakota", "38", 779_094, 47.45, -100.47],
    ["OH", "Ohio", "39", 11_799_448, 40.29, -82.79],
    ["OK", "Oklahoma", "40", 3_959_353, 35.59, -97.49],
    ["OR", "Oregon", "41", 4_237_256, 43.93, -120.56],
    ["PA", "Pennsylvania", "42", 13_002_700, 40.88, -77.8],
    ["RI", "Rhode Island", "44", 1_097_379, 41.68, -71.56],
    ["SC", "South Carolina", "45", 5_118_425, 33.92, -80.9],
    ["SD", "South Dakota", "46", 886_667, 44.44, -100.23],
    ["TN", "Tennessee", "47", 6_910_840, 35.86, -86.35],
    ["TX", "Texas", "48", 29_145_505, 31.48, -99.33],
    ["UT", "Utah", "49", 3_271_616, 39.31, -111.67],
    ["VT", "Vermont", "50", 643_077, 44.07, -72.67],
    ["VA", "Virginia", "51", 8_631_393, 37.52, -78.85],
    ["WA", "Washington", "53", 7_705_281, 47.38, -120.45],
    ["WV", "West Virginia", "54", 1_793_716, 38.64, -80.62],
    ["WI", "Wisconsin", "55", 5_893_718, 44.62, -89.99],
    ["WY", "Wyoming", "56", 576_851, 43.0, -107.55],
  ] as const
).map(([code, name, fips, population, lat, lon]) => ({ code, name, fips, population, lat, lon }));

/**
 * Thousands of people in the larger cities, under their postal names. Where a postal city is far larger than the
 * municipality of the same name (Las Vegas, Miami, St. Louis, Orlando, Atlanta, Salt Lake City, Pittsburgh,
 * Cincinnati …), this is an estimate of the postal city. The five boroughs of New York add up to the city's
 * 8.8 million; Manhattan ("New York" to the post) has its share by day, since agents' addresses are offices.
 */
const cityThousands: Record<string, string> = {
  AL: "Birmingham 320, Huntsville 230, Montgomery 201, Mobile 250, Tuscaloosa 120",
  AK: "Anchorage 280, Fairbanks 75, Juneau 32, Wasilla 55",
  AR: "Little Rock 203, Fort Smith 89, Fayetteville 94, Springdale 84, Jonesboro 79",
  AZ: "Phoenix 1608, Tucson 800, Mesa 504, Chandler 276, Gilbert 267, Glendale 248, Scottsdale 241, Tempe 181, Peoria 191, Surprise 143, Yuma 140, Flagstaff 85",
  CA: "Los Angeles 3899, San Diego 1387, San Jose 1013, San Francisco 874, Fresno 600, Sacramento 820, Long Beach 467, Oakland 441, Bakersfield 480, Anaheim 347, Santa Ana 310, Riverside 340, Stockton 340, Irvine 308, Chula Vista 275, Fremont 230, San Bernardino 222, Modesto 250, Fontana 209, Oxnard 202, Moreno Valley 209, Huntington Beach 199, Glendale 197, Santa Clarita 130, Garden Grove 172, Oceanside 174, Rancho Cucamonga 175, Ontario 175, Elk Grove 176, Santa Rosa 200, Corona 190, Lancaster 174, Palmdale 170, Salinas 175, Hayward 163, Pomona 152, Escondido 170, Sunnyvale 156, Torrance 147, Pasadena 180, Visalia 145, Concord 125, Roseville 148, Vallejo 126, Berkeley 124, Redding 110, Santa Barbara 130, San Luis Obispo 60",
  CO: "Denver 780, Colorado Springs 640, Aurora 390, Fort Collins 180, Littleton 240, Pueblo 150, Greeley 115, Boulder 115, Grand Junction 110",
  CT: "Bridgeport 149, New Haven 134, Stamford 135, Hartford 121, Waterbury 114, Norwalk 91, Danbury 86",
  DC: "Washington 690",
  DE: "Wilmington 200, Newark 150, Dover 85",
  FL: "Jacksonville 980, Miami 1400, Tampa 640, Orlando 900, St. Petersburg 310, Fort Lauderdale 600, Hialeah 250, Tallahassee 260, Port St. Lucie 205, Cape Coral 194, Hollywood 250, Gainesville 190, Palm Bay 119, West Palm Beach 350, Clearwater 160, Lakeland 260, Boca Raton 220, Pompano Beach 200, Naples 260, Sarasota 220, Fort Myers 240, Pensacola 220, Ocala 200, Kissimmee 230",
  GA: "Atlanta 760, Augusta 200, Columbus 207, Macon 150, Savannah 200, Marietta 260, Lawrenceville 220, Decatur 200, Athens 127, Alpharetta 150",
  HI: "Honolulu 380, Kailua 55, Hilo 50, Waipahu 75, Kapolei 60",
  IA: "Des Moines 260, Cedar Rapids 138, Davenport 102, Sioux City 86, Iowa City 80, Waterloo 68",
  ID: "Boise 300, Meridian 125, Nampa 115, Idaho Falls 80, Coeur d'Alene 70, Pocatello 60",
  IL: "Chicago 2746, Aurora 180, Naperville 160, Joliet 150, Rockford 150, Springfield 130, Elgin 115, Peoria 125, Champaign 90, Evanston 78",
  IN: "Indianapolis 900, Fort Wayne 290, Evansville 160, South Bend 140, Carmel 100, Fishers 99, Bloomington 100, Lafayette 110, Gary 70",
  KS: "Wichita 397, Overland Park 197, Kansas City 157, Olathe 141, Topeka 127, Lawrence 95",
  KY: "Louisville 720, Lexington 322, Bowling Green 90, Owensboro 70",
  LA: "New Orleans 384, Baton Rouge 400, Shreveport 188, Lafayette 150, Metairie 143, Lake Charles 90",
  MA: "Boston 500, Worcester 206, Springfield 156, Lowell 116, Cambridge 118, Brockton 105, Quincy 101, New Bedford 101",
  MD: "Baltimore 640, Silver Spring 240, Rockville 150, Frederick 140, Gaithersburg 150, Columbia 105, Annapolis 95",
  ME: "Portland 68, Lewiston 37, Bangor 32",
  MI: "Detroit 639, Grand Rapids 330, Warren 139, Sterling Heights 134, Ann Arbor 160, Lansing 160, Flint 130, Dearborn 110, Kalamazoo 140, Livonia 95",
  MN: "Minneapolis 700, St. Paul 600, Rochester 121, Duluth 95, St. Cloud 85",
  MO: "Kansas City 508, St. Louis 800, Springfield 210, Columbia 145, Independence 123, St. Charles 120, Lees Summit 101",
  MS: "Jackson 154, Gulfport 72, Hattiesburg 65, Southaven 55, Biloxi 49",
  MT: "Billings 117, Missoula 80, Great Falls 60, Bozeman 65",
  NC: "Charlotte 874, Raleigh 520, Greensboro 299, Durham 284, Winston-Salem 249, Fayetteville 209, Cary 175, Wilmington 190, High Point 114, Asheville 130, Concord 105",
  ND: "Fargo 126, Bismarck 80, Grand Forks 59, Minot 48",
  NE: "Omaha 500, Lincoln 291, Bellevue 64",
  NH: "Manchester 116, Nashua 91, Concord 44",
  NJ: "Newark 312, Jersey City 292, Paterson 160, Elizabeth 137, Trenton 220, Edison 108, Toms River 110, Lakewood 135",
  NM: "Albuquerque 620, Las Cruces 130, Santa Fe 100, Rio Rancho 104",
  NV: "Las Vegas 1480, Henderson 318, North Las Vegas 263, Reno 340, Sparks 120, Carson City 60",
  NY: "New York 4000, Brooklyn 1900, Bronx 850, Staten Island 400, Buffalo 420, Rochester 480, Yonkers 212, Syracuse 220, Albany 150, New Rochelle 80",
  OH: "Columbus 906, Cleveland 420, Cincinnati 650, Toledo 300, Akron 250, Dayton 330, Canton 150, Youngstown 120",
  OK: "Oklahoma City 681, Tulsa 430, Norman 128, Broken Arrow 114, Edmond 110, Lawton 90",
  OR: "Portland 780, Salem 220, Eugene 200, Hillsboro 107, Gresham 114, Bend 110, Beaverton 130, Medford 95",
  PA: "Philadelphia 1604, Pittsburgh 560, Allentown 160, Erie 150, Reading 130, Lancaster 150, Harrisburg 160, Scranton 85, York 120",
  RI: "Providence 191, Warwick 83, Cranston 83, Pawtucket 76",
  SC: "Columbia 260, Charleston 200, North Charleston 115, Greenville 190, Myrtle Beach 130, Spartanburg 110, Rock Hill 110",
  SD: "Sioux Falls 192, Rapid City 90, Aberdeen 28",
  TN: "Memphis 633, Nashville 600, Knoxville 330, Chattanooga 200, Clarksville 175, Murfreesboro 170, Franklin 100",
  TX: "Houston 2304, San Antonio 1435, Dallas 1304, Austin 962, Fort Worth 919, El Paso 679, Arlington 394, Corpus Christi 318, Plano 286, Laredo 255, Lubbock 257, Irving 257, Garland 246, Frisco 201, Amarillo 200, Brownsville 187, McKinney 195, Killeen 153, Grand Prairie 196, Denton 140, Mesquite 150, Pasadena 152, Waco 139, Midland 132, Abilene 125, Beaumont 115, Round Rock 120, Odessa 115, Tyler 106, Katy 260, Spring 220, Richardson 150, Sugar Land 150, Longview 90, Bedford 50, Conroe 180, McAllen 142, Carrollton 133",
  UT: "Salt Lake City 520, West Valley City 140, Provo 115, West Jordan 117, Orem 98, Sandy 97, Ogden 160, St. George 95",
  VA: "Virginia Beach 459, Richmond 420, Norfolk 238, Chesapeake 249, Arlington 239, Alexandria 330, Newport News 186, Hampton 137, Roanoke 150, Fredericksburg 130, Woodbridge 150",
  VT: "Burlington 45, South Burlington 20, Rutland 16",
  WA: "Seattle 737, Spokane 290, Tacoma 260, Vancouver 260, Bellevue 152, Kent 137, Everett 180, Renton 150, Yakima 110, Olympia 150, Bellingham 110",
  WI: "Milwaukee 577, Madison 290, Green Bay 140, Kenosha 115, Racine 110, Appleton 95, Waukesha 90",
  WV: "Charleston 80, Huntington 70, Morgantown 60, Parkersburg 40",
  WY: "Cheyenne 70, Casper 60, Laramie 32, Gillette 35",
};

/** Population by `STATE|postal name`. */
export const cityPopulations: ReadonlyMap<string, number> = new Map(
  Object.entries(cityThousands).flatMap(([code, list]) =>
    list.split(", ").map((entry): [string, number] => {
      const space = entry.lastIndexOf(" ");
      return [`${code}|${entry.slice(0, space)}`, Number(entry.slice(space + 1)) * 1000];
    }),
  ),
);
