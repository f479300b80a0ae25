/** Short reviews in two halves, and Spanish ones: for people who don't write much, or not in English. */
import { phrases } from "./phrases.ts";

type Halves = { first: readonly string[]; second: readonly string[] };

export const shortReviews: Record<number, Halves> = {
  5: {
    first: phrases(`Quick, friendly, and everything was explained 👍
      Exactly what I needed and not a dollar more.
      Great help with my {cover}.
      Best conversation about {cover} I have had.
      ⭐⭐⭐⭐⭐ for patience alone.
      Sorted in one afternoon.
      Clear, fast, polite.
      {first} is the real thing.
      Super easy, start to finish.
      No nonsense.
      Called at nine, done by eleven.
      I ask, {first} answers. It is that simple.`),
    second: phrases(`Would do it again.
      Thank you, {first}.
      Answered by text within the hour, twice.
      Short, clear, done.
      My whole family goes there now 😊
      I finally know what I pay for.
      Nothing to add.
      Could not be happier with my {cover}.
      I have told everyone at work.
      Keep it up.
      The kind of service I thought was gone.`),
  },
  4: {
    first: phrases(`Good service on my {cover}.
      Helpful and polite.
      Knows {cover} well.
      All fine with my {cover}.
      Good person, busy office.
      Friendly, and the price was fair.`),
    second: phrases(`One form had to be signed twice, otherwise fine.
      Parking is a problem.
      The answer took two days, and it was a good one.
      Would use again.
      A little slow on email 🙂
      Hours are short for people who work.`),
  },
  3: {
    first: phrases(`It was fine.
      Average.
      Okay overall, a bit slow 🤷
      Not much to report about my {cover}.
      So-so.`),
    second: phrases(`I had to call twice about my {cover}.
      The quote was neither the best nor the worst of those I had.
      It is done now, and that is what counts.
      I expected a little more explanation.
      Would try somewhere else first next time.`),
  },
  2: {
    first: phrases(`Slow answers about my {cover}.
      Had to explain everything to three people.
      Not impressed.
      Too many calls for a simple thing.`),
    second: phrases(`The final price was not the one in the quote.
      Tiring.
      I will try another office.
      Nobody seemed to read my emails.`),
  },
  1: {
    first: phrases(`No answer for three weeks about my {cover}.
      Would not recommend.
      Wrong information about my {cover}, and no apology.
      Stay away.
      Very disappointed.`),
    second: phrases(`I went somewhere else in the end.
      Nobody picks up the phone.
      I am out several hundred dollars.
      Still waiting for a call back.`),
  },
};

export const spanishReviews: Record<number, Halves> = {
  5: {
    first: phrases(`Muy amable y muy clara la explicación.
      Atención excelente, sin prisa y sin presión.
      {first} nos explicó la póliza página por página.
      Por fin alguien que explica en español lo que uno firma.
      Llamé con muchas dudas y salí con respuestas.
      Encontró un error que llevaba años en mi póliza.
      Me dijo lo que el seguro no cubre, y eso vale mucho.`),
    second: phrases(`Contestó todas mis preguntas y me llamó el mismo día.
      Lo recomiendo a toda la familia.
      Mi mamá también quedó muy contenta.
      No me vendió nada que no necesitara.
      Todo quedó por escrito.
      Volveré el año que viene, sin duda.
      Gracias por la paciencia.`),
  },
  4: {
    first: phrases(`Buena atención y buen precio.
      Muy profesional, aunque la oficina siempre está llena.
      Explica bien y con calma.`),
    second: phrases(`La respuesta tardó un par de días, pero llegó completa.
      Tuve que mandar un documento dos veces.
      En general, contento con el servicio.
      Volvería sin problema.`),
  },
  3: {
    first: phrases(`Ni bien ni mal.
      El trato fue correcto, pero con prisa.`),
    second: phrases(`Tuve que llamar varias veces para entender el precio.
      Esperaba un poco más de explicación.
      Al final se arregló.`),
  },
  2: {
    first: phrases(`Tardaron tres semanas en cambiar un dato.
      El precio final no fue el que me habían dicho.`),
    second: phrases(`Nadie avisó de nada.
      Tuve que insistir mucho.
      No creo que me quede.`),
  },
  1: {
    first: phrases(`Nunca me devolvieron la llamada.
      Me dijeron una cosa y la póliza decía otra.`),
    second: phrases(`Tuve que buscar otra oficina.
      Perdí tiempo y dinero.
      No lo recomiendo.`),
  },
};

export const spanishTitles: Record<number, readonly string[]> = {
  5: phrases(`Muy recomendable
    Explica todo con paciencia
    Excelente servicio en español
    Atención de primera
    Claro y honesto`),
  4: phrases(`Buen servicio
    Contento en general
    Buena explicación`),
  3: phrases(`Regular
    Podría ser mejor`),
  2: phrases(`Mucha espera
    No era lo prometido`),
  1: phrases(`No vuelvo
    Sin respuesta`),
};
