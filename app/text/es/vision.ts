/** What the page of the vision says. */
export const vision = {
  "Why this directory exists, and eight things about it that you can check on its pages now.":
    "Por qué existe este directorio, y ocho cosas sobre él que puede comprobar ahora en sus páginas.",
  "Why this exists": "Por qué existe",
  "The ring on the line": "El anillo en la línea",
  "Eight things to check": "Ocho cosas que comprobar",
  "What is not here yet": "Lo que aún no está aquí",
  "Choosing an insurance agent means trusting someone with what you could not replace. Most places that help you choose show a photograph, some stars and a form. The form is often the product: people who fill it in are sold, and the telephone rings.":
    "Elegir un agente de seguros es confiarle a alguien lo que usted no podría reemplazar. La mayoría de los lugares que ayudan a elegir muestran una fotografía, unas estrellas y un formulario. A menudo el formulario es el producto: a quien lo llena lo venden, y el teléfono empieza a sonar.",
  "The facts exist, but they’re scattered. States say who is licensed, for what, and until when. People say how they were treated. All of it is undated, and mixed with what was paid for.":
    "Los datos existen, pero están dispersos. Los estados dicen quién tiene licencia, para qué y hasta cuándo. La gente dice cómo la trataron. Todo va sin fecha y mezclado con lo que alguien pagó.",
  "{site} sets it down as a public register would: each fact on a line of its own, with where it comes from and the day it was checked. Credentials first, then what people say, with its honest spread, then a way to reach the agent. What is not known is said to be not known.":
    "{site} lo asienta como lo haría un registro público: cada dato en su propia línea, con su procedencia y el día en que se verificó. Primero las credenciales, luego lo que dice la gente, con su dispersión honesta, y luego una manera de comunicarse con el agente. De lo que no se sabe, se dice que no se sabe.",
  "The line is the term of a license. The ring is today: behind it lies what has passed, before it what is left. Somewhere behind it, too, is the day on which we last looked, and the pages print it next to the line.":
    "La línea es el plazo de una licencia. El anillo es el día de hoy: detrás queda lo que ya pasó; delante, lo que falta. En algún punto detrás está también el día en que alguien miró por última vez, y las páginas lo imprimen junto a la línea.",
  "A register that hides its dates asks to be believed. One that shows them {link}.":
    "Un registro que oculta sus fechas pide que le crean. Uno que las muestra {link}.",
  "can be checked": "se puede comprobar",
  "You can search, ask, write to agents, book a time with them, and review them. All of it follows the rules on this page.":
    "Puede buscar, preguntar, escribir a los agentes, reservar una hora con ellos y reseñarlos. Todo sigue las reglas de esta página.",
  "The people and figures on this copy of the register are generated. The rules at work on them are the real ones.":
    "Las personas y cifras de esta copia del registro son generadas. Las reglas que se les aplican son las verdaderas.",
  "Licensed here, for this": "Con licencia aquí, para esto",
  "Search asks for the insurance and the state. {link}: every agent listed holds a Texas license that covers it today, and each row names the license, the day it ends, and the day we last checked it.":
    "La búsqueda pregunta por el seguro y el estado. {link}: cada agente de la lista tiene hoy una licencia de Texas que lo cubre, y cada fila indica la licencia, el día en que termina y el día en que la verificamos por última vez.",
  "Look for auto insurance near Austin": "Busque seguro de auto cerca de Austin",
  "Reviews that say how they were proven": "Reseñas que dicen cómo se probaron",
  "A completed appointment, a conversation on record, or a verified address: each review carries one of the three. What was held or removed is counted by reason and by star, {link}. If the unhappy were removed more often without cause, the table would show it.":
    "Una cita cumplida, una conversación registrada, una dirección verificada: cada reseña lleva una de las tres. Lo que se retuvo o eliminó se cuenta por motivo y por estrella, {link}. Si a los descontentos se les eliminara más a menudo sin motivo, la tabla lo mostraría.",
  "for everyone to read": "para que todos lo lean",
  "An order you can recompute": "Un orden que usted puede recalcular",
  "{numbers} and follow {formula}. There is no number for payment in it.":
    "{numbers} y siga {formula}. En ella no hay ninguna cifra por pagar.",
  "Open the numbers under each result": "Abra las cifras debajo de cada resultado",
  "the formula": "la fórmula",
  "We never sell your information": "Nunca vendemos su información",
  "You decide whom to call or write to. A message goes to that one agent, who sees your first name and ZIP code. A question goes to agents licensed for it, without your last name, email, or phone, unless you let those who answer call you. {link}.":
    "Usted decide a quién llamar o escribir. Un mensaje va a ese único agente, que ve su nombre de pila y su código postal. Una pregunta va a agentes con licencia para ella, sin su apellido, su correo ni su teléfono, a menos que usted permita que lo llamen quienes respondan. {link}.",
  "Nothing is sold or passed on": "Nada se vende ni se pasa a otros",
  "Answer times with their base": "Tiempos de respuesta con su base",
  "“Usually answers within 2 hours” is a median over conversations, shown on a profile only from the {ordinal} on. Below that, the profile says how many there were.":
    "“Suele responder en 2 horas” es una mediana de conversaciones, y aparece en un perfil solo a partir de la {ordinal}. Con menos, el perfil dice cuántas hubo.",
  "All of it without JavaScript": "Todo el camino sin JavaScript",
  "Switch it off and search, filter, save and compare. Or use the keyboard, a screen reader, a dark room, a slow telephone. {link} fits in a sentence.":
    "Desactívelo y busque, filtre, guarde y compare. O use el teclado, un lector de pantalla, una habitación oscura, un teléfono lento. {link} cabe en una oración.",
  "What JavaScript adds": "Lo que agrega JavaScript",
  "Nobody watches": "Nadie vigila",
  "Open your browser’s network panel and load any page: every request goes to this address. No advertising, no analytics, no map service, no fonts from elsewhere. {link}, and none before you do something that needs one.":
    "Abra el panel de red de su navegador y cargue cualquier página: todas las solicitudes van a esta dirección. Sin publicidad, sin analítica, sin servicio de mapas, sin tipos de letra de otras partes. {link}, y ninguna antes de que usted haga algo que necesite una.",
  "A few cookies, each listed with what it holds":
    "Unas pocas cookies, cada una en una lista con lo que contiene",
  "What you collect is yours": "Lo que usted reúne es suyo",
  "A contact card for your address book, a QR code, {list}, and {comparison} of up to {agents} agents whose address you can send. None of it needs an account.":
    "Una tarjeta de contacto para su libreta de direcciones, un código QR, {list} y {comparison} de hasta {agents} agentes cuya dirección puede enviar. Nada de eso necesita una cuenta.",
  "a list stored in your own browser": "una lista que se guarda en su propio navegador",
  "a comparison": "una comparación",
  first: "primera",
  second: "segunda",
  third: "tercera",
  fourth: "cuarta",
  fifth: "quinta",
  sixth: "sexta",
  seventh: "séptima",
  "{n}th": "{n}.ª",
  "A line from the first day of a license to its last. A circle marks today; the part behind it is drawn stronger. A mark before it is the day we last checked.":
    "Una línea desde el primer día de una licencia hasta el último. Un círculo marca el día de hoy; la parte que queda detrás está dibujada con más fuerza. Una marca antes de él es el día de la última verificación.",
  checked: "verificada",
} satisfies Record<string, string>;
