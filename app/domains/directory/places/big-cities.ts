/**
 * The big cities that the home page knows. It is cached once for each, so their number is bounded: cities of more than
 * 150,000 people that are 55 miles apart, and the largest of every state. By GeoNames.
 */
import type { Point } from "../types.ts";

export type BigCity = Point & { stateCode: string; slug: string };

/** State, slug, latitude, longitude. */
const LIST = `
  AK anchorage 61.2 -149.9
  AL birmingham 33.5 -86.8
  AL huntsville 34.7 -86.6
  AL mobile 30.7 -88.0
  AL montgomery 32.4 -86.3
  AR little-rock 34.7 -92.3
  AZ phoenix 33.4 -112.1
  AZ tucson 32.2 -110.9
  CA bakersfield 35.4 -119.0
  CA fresno 36.7 -119.8
  CA los-angeles 34.1 -118.2
  CA riverside 34.0 -117.4
  CA sacramento 38.6 -121.5
  CA san-diego 32.7 -117.2
  CA san-jose 37.3 -121.9
  CA santa-rosa 38.4 -122.7
  CO colorado-springs 38.8 -104.8
  CO denver 39.7 -105.0
  CO fort-collins 40.6 -105.1
  CT bridgeport 41.2 -73.2
  DC washington 38.9 -77.0
  DE wilmington 39.7 -75.5
  FL cape-coral 26.6 -81.9
  FL jacksonville 30.3 -81.7
  FL miami 25.8 -80.2
  FL orlando 28.5 -81.4
  FL port-st-lucie 27.3 -80.4
  FL tallahassee 30.4 -84.3
  FL tampa 27.9 -82.5
  GA atlanta 33.7 -84.4
  GA columbus 32.5 -85.0
  HI honolulu 21.3 -157.9
  IA des-moines 41.6 -93.6
  ID boise 43.6 -116.2
  IL chicago 41.9 -87.7
  IN fort-wayne 41.1 -85.1
  IN indianapolis 39.8 -86.2
  KS wichita 37.7 -97.3
  KY lexington 38.0 -84.5
  KY louisville 38.3 -85.8
  LA baton-rouge 30.4 -91.2
  LA new-orleans 30.0 -90.1
  LA shreveport 32.5 -93.8
  MA boston 42.4 -71.1
  MA springfield 42.1 -72.6
  MD baltimore 39.3 -76.6
  ME portland 43.7 -70.3
  MI detroit 42.3 -83.0
  MI grand-rapids 43.0 -85.7
  MN minneapolis 45.0 -93.3
  MO kansas-city 39.1 -94.6
  MO springfield 37.2 -93.3
  MO st-louis 38.6 -90.2
  MS jackson 32.3 -90.2
  MT billings 45.8 -108.5
  NC charlotte 35.2 -80.8
  NC greensboro 36.1 -79.8
  NC raleigh 35.8 -78.6
  ND fargo 46.9 -96.8
  NE omaha 41.3 -95.9
  NH manchester 43.0 -71.5
  NJ newark 40.7 -74.2
  NM albuquerque 35.1 -106.7
  NV las-vegas 36.2 -115.1
  NV reno 39.5 -119.8
  NY buffalo 42.9 -78.9
  NY new-york 40.7 -74.0
  NY rochester 43.2 -77.6
  OH cincinnati 39.1 -84.5
  OH cleveland 41.5 -81.7
  OH columbus 40.0 -83.0
  OK oklahoma-city 35.5 -97.5
  OK tulsa 36.2 -96.0
  OR eugene 44.1 -123.1
  OR portland 45.5 -122.7
  PA philadelphia 40.0 -75.2
  PA pittsburgh 40.4 -80.0
  RI providence 41.8 -71.4
  SC columbia 34.0 -81.0
  SD sioux-falls 43.5 -96.7
  TN chattanooga 35.0 -85.3
  TN knoxville 36.0 -83.9
  TN memphis 35.1 -90.0
  TN nashville 36.2 -86.8
  TX amarillo 35.2 -101.8
  TX austin 30.3 -97.7
  TX brownsville 25.9 -97.5
  TX corpus-christi 27.8 -97.4
  TX dallas 32.8 -96.8
  TX el-paso 31.8 -106.5
  TX houston 29.8 -95.4
  TX laredo 27.5 -99.5
  TX lubbock 33.6 -101.9
  TX san-antonio 29.4 -98.5
  UT salt-lake-city 40.8 -111.9
  VA richmond 37.6 -77.5
  VA virginia-beach 36.9 -76.0
  VT burlington 44.5 -73.2
  WA seattle 47.6 -122.3
  WA spokane 47.7 -117.4
  WI madison 43.1 -89.4
  WI milwaukee 43.0 -87.9
  WV charleston 38.3 -81.6
  WY cheyenne 41.1 -104.8`;

export const BIG_CITIES: readonly BigCity[] = LIST.trim()
  .split("\n")
  .map((line) => {
    const [stateCode = "", slug = "", lat, lon] = line.trim().split(" ");
    return { stateCode, slug, lat: Number(lat), lon: Number(lon) };
  });

/** The big city nearest to a point, however far it is; null without a point. */
export function nearestBigCity(point: Point | null): BigCity | null {
  if (point === null) return null;
  const narrower = Math.cos((point.lat * Math.PI) / 180);
  const away = ({ lat, lon }: Point) => (lat - point.lat) ** 2 + ((lon - point.lon) * narrower) ** 2;
  return BIG_CITIES.reduce((nearest, city) => (away(city) < away(nearest) ? city : nearest));
}

/** Names a big city in the key under which a page is cached. */
export const cityKey = ({ stateCode, slug }: BigCity): string => `${stateCode.toLowerCase()}-${slug}`;
