/** Who pays whom, and the accessibility statement. */
export const statements = {
  "What this site earns from, what nobody can buy here, and how agents are paid.":
    "De qué vive este sitio, qué no se puede comprar aquí y cómo se les paga a los agentes.",
  "What this site earns from, and what nobody can buy here.":
    "De qué vive este sitio y qué no se puede comprar aquí.",
  Agencies: "Agencias",
  "Field marketing organizations": "Organizaciones de mercadeo (FMO)",
  Insurers: "Aseguradoras",
  "Members of an organization": "Miembros de una organización",
  "What you pay": "Qué paga usted",
  "Who pays us": "Quién nos paga",
  "What nobody can buy": "Qué no se puede comprar",
  "How agents are paid": "Cómo se les paga a los agentes",
  "Nothing. Searching, asking, messaging, booking, and reviewing are free, with or without an account.":
    "Nada. Buscar, preguntar, escribir, reservar y reseñar es gratis, con o sin cuenta.",
  "Agents and organizations that choose a plan. A plan adds seats for an organization’s people, weekly figures as a file, and earlier versions of a profile. A profile is free.":
    "Los agentes y las organizaciones que eligen un plan. Un plan agrega puestos para la gente de una organización, cifras semanales en un archivo y versiones anteriores de un perfil. El perfil es gratis.",
  "These prices are samples.": "Estos precios son de muestra.",
  "No plan costs anything at the moment.": "Por ahora, ningún plan cuesta nada.",
  "Plans and what they cost, plus tax": "Los planes y lo que cuestan, más impuestos",
  "Who pays": "Quién paga",
  "{amount} a seat a month": "{amount} por puesto al mes",
  "{amount} a seat a year": "{amount} por puesto al año",
  "Name of the plan": "Nombre del plan",
  Price: "Precio",
  "{lead} The order comes from reviews and distance. {ranking}.":
    "{lead} El orden sale de las reseñas y la distancia. {ranking}.",
  "A better place in the results.": "Un mejor lugar en los resultados.",
  "Here’s how results are ranked": "Así se ordenan los resultados",
  "{lead} What you send goes to the agent you chose. We don’t sell it, and agents don’t pay for it.":
    "{lead} Lo que usted envía llega al agente que eligió. No lo vendemos, y los agentes no pagan por ello.",
  "{lead} We take no share of a premium or a commission, and no fee when you buy a policy.":
    "{lead} No recibimos parte de una prima ni de una comisión, ni un cargo cuando usted compra una póliza.",
  "A referral.": "Una recomendación.",
  "{lead} There’s no advertising here, and insurers don’t pay to be shown.":
    "{lead} Aquí no hay publicidad, y las aseguradoras no pagan por aparecer.",
  "An ad.": "Un anuncio.",
  "{lead} A plan changes nothing about which reviews are shown. {reviews}.":
    "{lead} Un plan no cambia qué reseñas se muestran. {reviews}.",
  "A review, or its removal.": "Una reseña, o que se quite.",
  "Here’s how reviews are checked": "Así se comprueban las reseñas",
  "Not by us. Most agents earn a commission from the insurer when you buy or renew a policy, and it’s usually part of the premium. Some charge you a fee, and some get bonuses from insurers. Some may only sell one company’s policies.":
    "No les pagamos nosotros. La mayoría recibe una comisión de la aseguradora cuando usted compra o renueva una póliza, y suele ser parte de la prima. Algunos le cobran un cargo, y algunos reciben bonos de las aseguradoras. Algunos solo pueden vender pólizas de una compañía.",
  "Profiles say what the agent told us about it, with the day. We don’t check it. Where it says “Didn’t say”, ask before you buy.":
    "Los perfiles dicen lo que el agente nos dijo al respecto, con el día. No lo comprobamos. Donde dice “No lo dijo”, pregunte antes de comprar.",
  "Accessibility statement": "Declaración de accesibilidad",
  "What we check, which gaps we know of, and how to tell us about others.":
    "Qué comprobamos, qué fallas conocemos y cómo avisarnos de otras.",
  "As of {day}": "Al {day}",
  "What we aim for": "Qué buscamos",
  "What we check": "Qué comprobamos",
  "Gaps we know of": "Fallas que conocemos",
  "That everyone can use every page: level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. You can also change text size, colors, contrast, and motion in your {settings}.":
    "Que todos puedan usar todas las páginas: el nivel AA de las pautas WCAG 2.2. También puede cambiar el tamaño del texto, los colores, el contraste y el movimiento en su {settings}.",
  "accessibility settings": "configuración de accesibilidad",
  "Programs check these each time the site changes:":
    "Unos programas comprueban esto cada vez que el sitio cambia:",
  "every public page with axe, an automated checker, on a wide and a narrow screen, in light and dark":
    "cada página pública con axe, un comprobador automático, en una pantalla ancha y una angosta, en claro y en oscuro",
  "that no page scrolls sideways from 320 pixels up, and that targets and fields are large enough":
    "que ninguna página se desplace de lado desde 320 píxeles, y que botones, enlaces y campos sean bastante grandes",
  "a whole visit with the keyboard alone, and that the focus isn’t lost":
    "una visita completa solo con el teclado, y que no se pierda el foco",
  "that pages and forms work without JavaScript":
    "que las páginas y los formularios funcionen sin JavaScript",
  "that pages keep working when a browser translates them":
    "que las páginas sigan funcionando cuando un navegador las traduce",
  "Automated checks find only part of what can go wrong. We haven’t had an outside audit, and no regular tests with people who use screen readers.":
    "Las comprobaciones automáticas solo encuentran una parte de lo que puede fallar. No hemos tenido una auditoría externa ni pruebas regulares con personas que usan lectores de pantalla.",
  "{lead} They’re drawings. The list next to a map has every agent on it, but doesn’t say where they are on the map.":
    "{lead} Son dibujos. La lista junto al mapa tiene a todos los agentes, pero no dice dónde están en el mapa.",
  "Maps.": "Mapas.",
  "{lead} The figures behind them are in a table or in words, not the shape of the curve.":
    "{lead} Las cifras están en una tabla o en palabras, pero no la forma de la curva.",
  "Charts.": "Gráficas.",
  "{lead} Documents that people send us as proof are scans. Photos of agents are described by the agent’s name alone.":
    "{lead} Los documentos que la gente nos envía como prueba son imágenes. Las fotos de los agentes se describen solo con el nombre del agente.",
  "What others upload.": "Lo que otros suben.",
  "{lead} Reviews, bios, and answers are in their writer’s language, and the page doesn’t always mark which.":
    "{lead} Las reseñas, biografías y respuestas están en el idioma de quien las escribió, y la página no siempre indica cuál.",
  "What others write.": "Lo que otros escriben.",
  "{lead} Pages where agents and organizations work are in English alone.":
    "{lead} Las páginas donde trabajan los agentes y las organizaciones están solo en inglés.",
  "Spanish.": "Español.",
  "{lead} Payments are on Stripe’s pages, which we can’t change.":
    "{lead} Los pagos se hacen en páginas de Stripe, que no podemos cambiar.",
  "Paying for a plan.": "Pagar un plan.",
  "If there’s something you can’t reach, read, or use, email {mail}. Say which page, what you wanted to do, and what you use (browser, screen reader). A person reads it. If you need something now, say so, and we’ll do it with you by email.":
    "Si hay algo que no puede alcanzar, leer o usar, escriba a {mail}. Diga qué página, qué quería hacer y qué usa (navegador, lector de pantalla). Lo lee una persona. Si necesita algo ya, dígalo y lo hacemos con usted por correo.",
};
