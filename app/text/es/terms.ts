/** What the terms of service say. */
export const terms = {
  "What a listing means and what it does not, how results are ordered, what holds for reviews, and how the site may be used.":
    "Qué significa aparecer en el directorio y qué no, cómo se ordenan los resultados, qué rige para las reseñas y cómo se puede usar el sitio.",
  "{site} lists insurance agents. It doesn’t sell insurance or give advice on it.":
    "{site} es un directorio de agentes de seguros. No vende seguros ni asesora sobre ellos.",
  "A listing isn’t a recommendation. Check the license with the state before you sign.":
    "Aparecer aquí no es una recomendación. Compruebe la licencia con el estado antes de firmar.",
  "Nobody can pay to rank higher, to get a review, or to get rid of one.":
    "Nadie puede pagar para aparecer más arriba, para obtener una reseña ni para deshacerse de una.",
  "You may honestly say what you think of an agent. Nothing here forbids it or makes you pay for it.":
    "Usted puede decir con honestidad lo que piensa de un agente. Nada aquí lo prohíbe ni le hace pagar por ello.",
  "Use the site as you like, yourself or with a program, as long as others can use it too.":
    "Use el sitio como quiera, usted mismo o con un programa, siempre que los demás también puedan usarlo.",
  "These terms are between you and the operator of {site} (“we”). They apply when you use this site. If you don’t agree to them, please don’t use it. Searching, reading, and asking are free, and you don’t need an account. The {link} says what happens to information.":
    "Estos términos son entre usted y el operador de {site} (“nosotros”). Se aplican cuando usa este sitio. Si no está de acuerdo con ellos, por favor no lo use. Buscar, leer y preguntar es gratis, y no necesita una cuenta. La {link} dice qué pasa con la información.",
  "privacy policy": "política de privacidad",
  "We sell no insurance": "No vendemos seguros",
  "We’re not an insurer, an agency, a broker, or a producer. We don’t quote, sell, solicit, or negotiate insurance, we don’t advise on it, and we earn nothing on a policy. What you agree on with an agent or an insurer is between you and them.":
    "No somos una aseguradora, una agencia, un corredor ni un productor. No cotizamos, vendemos, ofrecemos ni negociamos seguros, no asesoramos sobre ellos y no ganamos nada con una póliza. Lo que usted acuerde con un agente o una aseguradora queda entre usted y ellos.",
  "A listing is not an endorsement": "Aparecer aquí no es un aval",
  "An agent is listed because there’s a license to show. We don’t vouch for anyone’s skill, honesty, or prices. A license line shows what the source said on the day beside it, and that may have changed since. The state’s own record decides.":
    "Un agente aparece porque hay una licencia que mostrar. No respondemos por la capacidad, la honestidad ni los precios de nadie. La línea de una licencia muestra lo que dijo la fuente el día que está al lado, y eso puede haber cambiado desde entonces. Lo que decide es el registro del propio estado.",
  "Agents: you may ask for a correction of your listing, or for its removal. You may link to your profile and use its QR code, without changing what it says about stars or counts.":
    "Agentes: pueden pedir que se corrija o se quite su ficha. Pueden enlazar su perfil y usar su código QR, sin cambiar lo que dice sobre estrellas o cifras.",
  "Results are ranked by {link}, from numbers you can see on the page. Payment never changes the ranking, the reviews shown, or what is counted. If that ever changes, this section has to change first.":
    "Los resultados se ordenan según {link}, con cifras que usted puede ver en la página. Un pago nunca cambia el orden, las reseñas que se muestran ni lo que se cuenta. Si eso llega a cambiar, primero tiene que cambiar esta sección.",
  "a published rule": "una regla publicada",
  "Nothing in these terms forbids or restricts an honest review, sets a penalty or a fee for one, or takes over the rights in it (Consumer Review Fairness Act, 15 U.S.C. 45b). No agent may make you agree otherwise.":
    "Nada en estos términos prohíbe ni restringe una reseña honesta, le impone una sanción o un cobro, ni se apropia de los derechos sobre ella (Consumer Review Fairness Act, 15 U.S.C. 45b). Ningún agente puede hacerle aceptar otra cosa.",
  "A review must": "Una reseña debe",
  "come from a person who dealt with the agent, and say what happened;":
    "venir de una persona que trató con el agente, y decir lo que pasó;",
  "not be written by the agent, a coworker, a relative, a competitor, or a machine, and not be paid for;":
    "no estar escrita por el agente, un colega, un familiar, un competidor o una máquina, ni ser pagada;",
  "not name a private person, share anyone’s private business, or threaten anyone;":
    "no nombrar a un particular, no revelar asuntos privados de nadie ni amenazar a nadie;",
  "be about this agent, and about the agent’s work;": "tratar de este agente y de su trabajo;",
  "not state as fact what is clearly false.": "no afirmar como hecho lo que es claramente falso.",
  "The same rules apply to one star and to five. A person removes what breaks them and tells the writer the reason, and {link} are public. Reviews say what their writers think, not what we think. Writers keep their rights, and allow us to show the review here and to shorten it where the page says so.":
    "Las mismas reglas se aplican a una estrella y a cinco. Una persona elimina lo que las infringe y le dice el motivo al autor, y {link} son públicas. Las reseñas dicen lo que piensan sus autores, no lo que pensamos nosotros. Los autores conservan sus derechos, y nos permiten mostrar la reseña aquí y acortarla donde la página lo dice.",
  "the counts by reason and by star": "las cifras por motivo y por estrella",
  "Writing one takes an account and a confirmed email address; reading them takes neither. Your review shows your first name and the initial of your last name.":
    "Para escribir una hacen falta una cuenta y un correo confirmado; para leerlas, ninguna de las dos cosas. Su reseña muestra su nombre de pila y la inicial de su apellido.",
  "Fair use of the site": "Uso justo del sitio",
  "You may read, link, quote, and print pages, and let programs read them at the pace of a patient reader. Please don’t":
    "Puede leer, enlazar, citar e imprimir las páginas, y dejar que las lean programas al ritmo de un lector paciente. Por favor, no",
  "overload the site, or look for ways around its protections;":
    "sobrecargue el sitio ni busque cómo eludir sus protecciones;",
  "collect phone numbers or addresses to sell, or to call or write to people who didn’t ask;":
    "recopile números de teléfono o direcciones para venderlos, ni para llamar o escribir a personas que no lo pidieron;",
  "pretend to be an agent, or that this site is yours;":
    "se haga pasar por un agente, ni haga pasar este sitio por suyo;",
  "send us anything unlawful or harmful.": "nos envíe nada ilegal o dañino.",
  "We may slow down or block a connection that does. If you find a security problem, write to {mail} before you write about it. We’ll thank you, and we won’t sue you.":
    "Podemos hacer más lenta o bloquear una conexión que lo haga. Si encuentra un problema de seguridad, escriba a {mail} antes de escribir sobre él. Se lo agradeceremos, y no lo demandaremos.",
  "Who owns what": "De quién es cada cosa",
  "Place data: GeoNames, under CC BY 4.0. Outlines: the U.S. Census Bureau, public domain. License facts belong to nobody. The names and trademarks of agencies and insurers are theirs. The site’s texts, drawings, and software are ours or used by permission. These terms don’t take away what the law lets you do with them without asking.":
    "Datos de lugares: GeoNames, con licencia CC BY 4.0. Contornos: Oficina del Censo de EE. UU., de dominio público. Los datos de las licencias no son de nadie. Los nombres y marcas de las agencias y aseguradoras son suyos. Los textos, dibujos y programas del sitio son nuestros o se usan con permiso. Estos términos no le quitan lo que la ley le permite hacer con ellos sin preguntar.",
  "While the line at the top of each page says “Demonstration data”, no person, agency, insurer, license, or review shown is real. Don’t rely on anything here to choose anyone.":
    "Mientras la línea en la parte superior de cada página diga “Datos de demostración”, ninguna persona, agencia, aseguradora, licencia o reseña que se muestra es real. No se base en nada de lo que hay aquí para elegir a nadie.",
  "No warranty, and the limits of that": "Sin garantía, y los límites de eso",
  "The site is free and comes as is. We work to keep it correct and available, but don’t warrant that it always will be. As far as the law allows, we aren’t liable for what comes of relying on a listing, a review, or a ranking, or for what the people listed do.":
    "El sitio es gratis y se ofrece tal como es. Trabajamos para que sea correcto y esté disponible, pero no garantizamos que siempre lo sea. Hasta donde la ley lo permite, no somos responsables de lo que resulte de confiar en una ficha, una reseña o un orden, ni de lo que hagan las personas que aparecen.",
  "None of this limits liability for intentional harm, gross negligence, injury, or anything else your state’s law doesn’t let us limit.":
    "Nada de esto limita la responsabilidad por daño intencional, negligencia grave, lesiones o cualquier otra cosa que la ley de su estado no nos permita limitar.",
  "If we disagree": "Si no estamos de acuerdo",
  "Write to {mail} first; most things are settled in a few lines. These terms don’t ask you to give up a court, a jury, or a class action. The law of the state where the operator is established applies, and you keep the consumer protections of your own state. If one part of these terms isn’t valid, the rest still is.":
    "Escriba primero a {mail}; la mayoría de las cosas se resuelven en unas líneas. Estos términos no le piden que renuncie a un tribunal, a un jurado ni a una demanda colectiva. Se aplica la ley del estado donde está establecido el operador, y usted conserva las protecciones al consumidor de su propio estado. Si una parte de estos términos no es válida, el resto sigue siéndolo.",
  "When the meaning changes, the terms get a new version and a date at least 30 days ahead, and the change is listed below. Using the site after that date means you agree to it. For earlier versions, write to {mail}.":
    "Cuando cambia el sentido, los términos reciben una versión nueva y una fecha con al menos 30 días de anticipación, y el cambio se anota abajo. Usar el sitio después de esa fecha significa que usted los acepta. Para versiones anteriores, escriba a {mail}.",
} satisfies Record<string, string>;
