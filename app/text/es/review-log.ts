/** The public log of reviews: what it is, and checking a receipt. */
export const reviewLog = {
  "The public log of reviews": "El registro público de reseñas",
  "Everything that happens to a review becomes a line in a log that can’t be changed without anyone noticing. Check a receipt here, without us.":
    "Todo lo que le pasa a una reseña queda como una línea en un registro que no se puede cambiar sin que alguien lo note. Compruebe aquí un recibo, sin nosotros.",
  "When a review arrives, is published, held, changed, reported, removed, or taken back, we add a line to this log. Lines are only ever added. If we changed or removed one later, anyone with a receipt or an older copy could prove it.":
    "Cuando una reseña llega, se publica, se retiene, se cambia, se denuncia, se quita o su autor la retira, agregamos una línea a este registro. Las líneas solo se agregan. Si después cambiáramos o quitáramos una, cualquiera que tenga un recibo o una copia anterior podría demostrarlo.",
  "The log hasn’t begun yet": "El registro aún no ha empezado",
  "It begins within a few minutes after the site starts.": "Empieza a los pocos minutos de iniciar el sitio.",
  Signed: "Firmado",
  "the newest signature": "la firma más reciente",
  "Public key": "Clave pública",
  "Your receipt": "Su recibo",
  "If you wrote a review, its receipt is on {own}. If a review is about you, its receipt is on the review’s page. A receipt is a small file. It holds the lines about that review, what it takes to see that they are about it, and the way from each line to our signature.":
    "Si usted escribió una reseña, su recibo está en {own}. Si una reseña es sobre usted, el recibo está en la página de la reseña. Un recibo es un archivo pequeño. Contiene las líneas sobre esa reseña, lo necesario para ver que son sobre ella y el camino de cada línea a nuestra firma.",
  "Keep it. It stays valid if your account is closed or this site is gone, and it proves what we said about the review on that day.":
    "Guárdelo. Sigue siendo válido aunque se cierre su cuenta o desaparezca este sitio, y demuestra lo que dijimos de la reseña ese día.",
  "Check a receipt": "Comprobar un recibo",
  "The checker in this page needs JavaScript. Without it, use the program below.":
    "La comprobación en esta página necesita JavaScript. Sin él, use el programa de abajo.",
  "A receipt’s file": "El archivo de un recibo",
  "Or its text": "O su texto",
  "Check it": "Comprobar",
  "The check runs in your browser. Nothing is sent, and it works without a connection.":
    "La comprobación se hace en su navegador. No se envía nada, y funciona sin conexión.",
  "Our signature is genuine.": "Nuestra firma es auténtica.",
  "The signature is not ours, or what it signs was changed.":
    "La firma no es nuestra, o se cambió lo que firma.",
  "It is signed with a key that this page doesn’t know: it may be of another log.":
    "Está firmado con una clave que esta página no conoce: puede ser de otro registro.",
  "This browser can’t check signatures of this kind. Use the program below for that.":
    "Este navegador no puede comprobar firmas de este tipo. Para eso use el programa de abajo.",
  "This isn’t a receipt that we can read. Choose the file as you downloaded it.":
    "Esto no es un recibo que podamos leer. Elija el archivo tal como lo descargó.",
  "The receipt is good.": "El recibo es bueno.",
  "The lines are in the log that the receipt names.": "Las líneas están en el registro que nombra el recibo.",
  "The receipt doesn’t prove what it says.": "El recibo no demuestra lo que dice.",
  "The log had {n} line then.": "El registro tenía entonces {n} línea.",
  "The log had {n} lines then.": "El registro tenía entonces {n} líneas.",
  "Line {no}, {day}: {event}, stars: {stars}. ": "Línea {no}, {day}: {event}, estrellas: {stars}. ",
  "In the log. ": "Está en el registro. ",
  "Not in the log. ": "No está en el registro. ",
  "About this review.": "Es sobre esta reseña.",
  "Not about this review.": "No es sobre esta reseña.",
  "The words are those of the newest line.": "El texto es el de la línea más reciente.",
  "The words are not those of the newest line.": "El texto no es el de la línea más reciente.",
  "Check it without us": "Compruébelo sin nosotros",
  "{script} checks a receipt on your own computer and needs only Node. It shares no code with this site, so read it first if you like: {command}":
    "{script} comprueba un recibo en su propia computadora y solo necesita Node. No comparte código con este sitio; si quiere, léalo antes: {command}",
  "With a copy of our code you can recount every line: {command}. Add {key} with a key that you noted earlier, and {checkpoint} with an older signature that you kept.":
    "Con una copia de nuestro código puede recontar cada línea: {command}. Agregue {key} con una clave que haya anotado antes, y {checkpoint} con una firma anterior que haya guardado.",
  "The files follow open formats, so programs that others wrote can read them, too: {tiles}, {checkpoint}, and the hashes of {rfc}.":
    "Los archivos siguen formatos abiertos, así que también los leen programas que escribieron otros: {tiles}, {checkpoint} y los hashes de {rfc}.",
  "What a line says": "Lo que dice una línea",
  "The day, what happened, the state before and after, the stars, why a review was removed, and a code. No name, no words of the review, and nothing that leads to a person.":
    "El día, lo que pasó, el estado anterior y el posterior, las estrellas, por qué se quitó una reseña y un código. Ningún nombre, ninguna palabra de la reseña y nada que lleve a una persona.",
  "The code represents the review and its words at that moment. It is made with a secret number for each review, so nobody can find out by trying which review it is. When a writer takes a review back or deletes an account, the words and what they were mixed with are deleted. The line stays.":
    "El código representa la reseña y sus palabras en ese momento. Se hace con un número secreto para cada reseña, así que nadie puede averiguar probando qué reseña es. Cuando alguien retira su reseña o borra su cuenta, se borran las palabras y aquello con lo que se mezclaron. La línea se queda.",
  "Reviews from before the log began have one line each, with their state on the day that the log took them up.":
    "Las reseñas anteriores al registro tienen una línea cada una, con su estado el día en que entraron en él.",
  "What it doesn’t prove": "Lo que no demuestra",
  "That a review is true, or that a decision was right. It proves what we said happened, in which order, and that we say the same today.":
    "Que una reseña sea cierta, o que una decisión fuera correcta. Demuestra lo que dijimos que pasó, en qué orden, y que hoy decimos lo mismo.",
  "That everyone sees the same log, unless people compare: two signatures for the same number of lines that differ would prove that we showed different logs. So keep a signature now and then.":
    "Que todos vean el mismo registro, salvo que se compare: dos firmas distintas para el mismo número de líneas demostrarían que mostramos registros distintos. Por eso, guarde una firma de vez en cuando.",
  "How reviews are checked, with the counts of this log, is in {help}.":
    "Cómo se comprueban las reseñas, con las cuentas de este registro, está en {help}.",
};
