/** First and last names of European origin, for invented people. */
import { type NameOrigin, words } from "./name-origin.ts";

export const europeanNames: readonly NameOrigin[] = [
  {
    weight: 36,
    first:
      words(`Abigail Adele Albert Alden Alice Amos Annabel Arthur Ashley Audrey Avery Barnaby Beatrice Benjamin
      Bernard Beth Bradley Bridget Calvin Cameron Caroline Carter Cecil Celia Charles Charlotte Christopher Clara
      Claire Clement Clifford Constance Cora Cordelia Daphne Darcy Della Dennis Dorothea Douglas Earl Edith Edmund
      Edwin Eleanor Eliza Ellis Elsie Emery Emma Ernest Esther Eugene Evelyn Ezra Faith Felicity Florence Frances
      Franklin Frederick Garrett Geneva George Georgia Gilbert Glenn Grace Graham Grant Greta Gwendolyn Hannah
      Harold Harriet Harvey Hazel Helen Henry Hester Hope Howard Hugh Ida Imogen Irene Isaac Ivy Jacob James Jane
      Jasper Jean Jeffrey Jocelyn Joel John Jonah Judith Julian June Kathryn Keith Kenneth Laura Lawrence Leonard
      Lewis Lillian Linda Lois Louisa Lucas Lucille Lydia Mabel Malcolm Margaret Marian Marjorie Mark Martha Matthew
      Maud Maxwell Melvin Mercy Miles Millicent Miriam Nathan Nell Nora Norman Olive Oliver Oscar Owen Patience Paul
      Pearl Penelope Percy Philip Phoebe Preston Prudence Rachel Ralph Raymond Rebecca Reginald Rhoda Robert Rosalind
      Roscoe Rupert Ruth Sadie Samuel Sarah Sheldon Simon Spencer Stella Stephen Susanna Sylvia Theodore Thomas
      Timothy Tobias Vera Vernon Victor Viola Virgil Walter Warren Wendell Wesley Wilbur Winifred Zachary`),
    last: words(`Abbott Ackerley Aldridge Ambrose Appleby Ashcombe Atwater Babbage Bancroft Barlow Beckwith Bellamy
      Bickford Blackwood Blythe Bramley Brightwell Broadbent Burnham Calloway Carlisle Chadwick Chalmers Cheswick
      Clayborne Colefax Colgrove Coombs Cranford Crowder Cutler Dalrymple Danforth Darby Denholm Dunmore Eastman
      Eddington Ellsworth Everly Fairbanks Farnsworth Faulkner Fenwick Fielding Finch Foxworth Garland Gatewood
      Gilmore Goddard Goodwin Granger Grantham Greenlee Grimshaw Hadley Halloway Hambleton Harcourt Hargrove
      Hartwell Hathaway Hawthorne Hazelton Heathcote Hollis Holloway Hopwood Huxley Inglewood Ivers Jellicoe Jessup
      Kellaway Kendrick Kingsley Kirkland Lacey Langford Latimer Leighton Linwood Lockhart Longfellow Lovell Maddox
      Marchbanks Marlowe Mayhew Merriweather Milbourne Montrose Mosley Nettleton Newcomb Northrop Oakes Oglethorpe
      Ormsby Osgood Paddock Parrish Peabody Pemberton Penrose Pickering Prescott Pruitt Quimby Radcliffe Rainey
      Ravenel Redfern Rockwell Rowland Rutledge Sanborn Sawtelle Seabrook Sedgwick Selby Sherwood Shipley Southard
      Standish Sterling Stockdale Sumner Swinton Tamblyn Teague Thackeray Thornbury Thurlow Tilden Townsend Trent
      Trueblood Tuttle Underhill Upchurch Vance Wadsworth Wakefield Walcott Warwick Weatherby Westbrook Wetherell
      Whitcomb Whitlock Wickham Wilder Winslow Woodruff Wyndham Yardley Yates`),
  },
  {
    weight: 8,
    states: { MA: 1.8, NY: 1.3, IL: 1.3, NH: 1.6, PA: 1.3, RI: 1.6 },
    first:
      words(`Aidan Aileen Alasdair Brendan Brigid Caitlin Callum Ciara Colleen Colm Conor Declan Deirdre Dermot
      Eamon Effie Elspeth Fergus Fiona Finn Gavin Gillian Ian Iona Isla Kieran Kirsty Lachlan Maeve Mairead Moira
      Muriel Neil Niall Niamh Nuala Orla Padraig Roisin Rory Ronan Seamus Shona Sinead Siobhán Tierney Una`),
    last: words(`Abernathy Ballantyne Balfour Brannigan Buchanan Cadigan Cairns Callaghan Carmichael Cassidy Coughlin
      Cunningham Dalgleish Devlin Donaghue Drummond Dunleavy Fitzgerald Flannery Gallagher Galbraith Garrity
      Geoghegan Gillespie Hanrahan Kavanagh Keating Kilbride Lafferty Lochhead MacAllister MacIntosh MacLeod
      Mahoney McAfee McBride McCready McElroy McGillicuddy McIlwain McKendrick McNamara McTavish Mulcahy Muldoon
      Nolan O'Brien O'Callaghan O'Donnell O'Grady O'Halloran O'Shea Quigley Rafferty Sheehan Strachan Sweeney
      Tierney Tolliver Urquhart`),
  },
  {
    weight: 8,
    speaks: [0.1, [15]],
    states: { WI: 2, MN: 2.4, ND: 3, SD: 2.6, IA: 2, NE: 2, PA: 1.4, OH: 1.4, WA: 1.2 },
    first:
      words(`Anders Anneliese Astrid Axel Birgit Bjorn Carsten Dagmar Dieter Elke Erik Ernst Freya Frieda Fritz
      Gerhard Gretchen Gunnar Hans Hedwig Heidi Helga Ingrid Ilse Johannes Jörg Karin Karl Käthe Kirsten Klaus Kurt
      Lars Leif Liesl Lotte Magnus Marit Matthias Nils Oskar Otto Petra Ragnhild Rolf Sigrid Solveig Sven Thaddeus
      Tilda Trygve Ulrich Ursula Wilhelmina Wolfgang`),
    last: words(`Aasen Achterberg Amundson Bachmann Baumgartner Bergstrom Birkholz Bjornstad Brandvold Brinkmann
      Dahlquist Diefenbach Dietrich Ebersole Eichhorn Engelhardt Engstrom Fassbender Feldkamp Fjelstad Gerhardt
      Grunewald Gustafson Haugen Heidrich Hellstrom Hochstetler Holmquist Jorgensen Kaltenbach Kjellberg Klinefelter
      Knutson Kohlmeier Kreider Krüger Langenfeld Lindqvist Lundgren Magnusson Meisner Møller Mueller Nordstrom
      Oberholtzer Ostergaard Pfeiffer Rasmussen Reinhardt Rosenquist Sauerbrey Schaffer Schönfeld Schwarzkopf
      Sondergaard Steinmetz Stoltzfus Thorvaldsen Torgerson Ueland Vandersloot Vogelsang Wertheimer Zellweger
      Zimmermann`),
  },
  {
    weight: 4,
    speaks: [0.2, [16]],
    states: { NY: 2, NJ: 2.4, RI: 2.6, CT: 2, PA: 1.4, MA: 1.5 },
    first:
      words(`Alessandra Aldo Bianca Bruno Carlo Carmela Chiara Dante Domenic Donatella Enzo Fabrizio Federica
      Fiorella Francesca Gianluca Gina Giovanni Giulia Guido Lorenzo Luca Luciana Marcello Massimo Nicoletta Ornella
      Paolo Raffaella Renzo Rocco Rosalia Salvatore Silvana Tiziana Vincenzo Vito`),
    last: words(`Abbatiello Barbieri Bellini Bonaventura Bucciarelli Calabrese Capobianco Castellano Cavallaro
      D'Agostino D'Amico Dell'Aquila DeLuca DiBenedetto DiNapoli Esposito Ferrante Fioravanti Gambardella Giancola
      Giordano Iannucci LaRocca Lombardi Mancuso Marchetti Mastroianni Montanari Napolitano Palumbo Pellegrino
      Petrillo Quattrocchi Ruggiero Santangelo Sartori Spadafora Tagliaferri Tedesco Vitale Zanetti`),
  },
  {
    weight: 5,
    speaks: [0.3, [10, 12]],
    states: { IL: 2.2, MI: 1.8, WI: 1.8, PA: 1.6, OH: 1.4, NY: 1.4, AK: 1.4 },
    first:
      words(`Agnieszka Aleksander Anastasia Andrzej Bogdan Bohdan Boris Czesława Damir Danuta Dmitri Dragan
      Elżbieta Galina Goran Grzegorz Halina Irina Ivana Jadwiga Jaroslav Jelena Kamila Katarzyna Kazimierz Lech
      Ludmila Magdalena Marek Milan Milena Mirosława Nadia Natasha Oksana Pavel Piotr Radmila Sasha Stanisław Svetlana
      Tadeusz Vesna Vladimir Wanda Wojciech Yuri Zbigniew Zdenka Zofia`),
    last: words(`Babić Baranowski Bielski Bondarenko Chmielewski Dvořák Dąbrowski Fedorov Gajewski Gorski Hlavaty
      Horvath Ivanović Jankowski Jaworski Kaczmarek Kamiński Kovačević Kovalenko Kowalczyk Krasinski Kuznetsov
      Lewandowski Lisowski Łuczak Majewski Malinowski Marković Mazur Milosz Nemeth Novotny Nowakowski Olszewski
      Orlov Pasternak Petrenko Piotrowski Radzik Romanowski Sawicki Shevchenko Sikorski Sobczak Sokolov Stankiewicz
      Szczepanik Tomasik Urbanski Vlček Volkov Wasilewski Wiśniewski Wysocki Zawadzki Zielinski`),
  },
  {
    weight: 2,
    speaks: [0.2, [8, 9]],
    states: { LA: 4, ME: 2.6, VT: 2, NH: 1.8, FL: 1.8, NY: 1.2 },
    first:
      words(`Adélaïde Aimée Alphonse Antoinette Armand Aurélie Bénédicte Camille Céline Chantal Claudette Corentin
      Didier Édouard Élodie Émile Étienne Évangéline Fabienne Gaston Geneviève Gilles Honoré Jean-Baptiste Jean-Luc
      Léonie Lucien Marcel Marie-Claire Maxime Noëlle Odette Olivier Philippe Régine Rémy René Solange Théo Thérèse
      Yves Zoé`),
    last: words(`Arceneaux Aucoin Beaulieu Beausoleil Belanger Benoît Bergeron Blanchard Boudreaux Bourgeois Chénier
      Comeaux Cormier Desrosiers Doucet Dufresne Dugas Duvall Fournier Gagnon Gauthier Guidry Hébert Jean-Louis
      Lachance Lafleur Landreneau LeBlanc Lefebvre Léger Levesque Mouton Ouellette Pelletier Pierre-Louis Poirier
      Prud'homme Robichaux Saint-Cyr Saint-Germain Savoie St-Pierre Thibodeaux Toussaint Tremblay Verret Villeneuve`),
  },
];
