/** The review rules for agents, and the nightly check of the ranking. Only the server says them. */
export const reviewRules = {
  "Is the ranking neutral?": "¿Es neutral la clasificación?",
  "Agents can’t pay to rank higher. Every night a program checks that: it ranks a sample of searches, swaps payments, plans, and organizations at random, ranks them again, and counts who moved.":
    "Los agentes no pueden pagar para aparecer más arriba. Cada noche un programa lo comprueba: ordena una muestra de búsquedas, cambia al azar pagos, planes y organizaciones, las ordena otra vez y cuenta quién se movió.",
  "The first check runs tonight.": "La primera comprobación se hace esta noche.",
  "{changed} of {n} position changed": "Cambió {changed} de {n} posición",
  "{changed} of {n} positions changed": "Cambiaron {changed} de {n} posiciones",
  "Night of {day}, {searches} searches. Among the agents in these positions, {organizations} had another organization after the swap, and {payments} went from paying to not paying, or the other way.":
    "Noche del {day}, {searches} búsquedas. Entre los agentes de estas posiciones, {organizations} tenían otra organización después del cambio y {payments} pasaron de pagar a no pagar, o al revés.",
  Night: "Noche",
  Changed: "Cambiaron",
  Positions: "Posiciones",
  Searches: "Búsquedas",
  Seed: "Semilla",
  "Code version": "Versión del código",
  "How we rank results": "Cómo clasificamos los resultados",
  "How we check reviews": "Cómo comprobamos las reseñas",
  "The last {nights} nights": "Las últimas {nights} noches",
  "These nights as a CSV file": "Estas noches en un archivo CSV",
  "How it works": "Cómo funciona",
  "A seed that nobody chooses draws ZIP codes and insurance types. The seed is in the table, so the same searches and the same swaps can be drawn again.":
    "Una semilla que nadie elige sortea códigos postales y tipos de seguro. La semilla está en la tabla, así que se pueden sortear otra vez las mismas búsquedas y los mismos cambios.",
  "Each search runs twice through the code that answers readers. The second time, its database statement reads a copy in which every agent has a drawn organization or none, and a drawn account, plan, and payment state or none. Nothing is written.":
    "Cada búsqueda pasa dos veces por el código que responde a los lectores. La segunda vez, su consulta lee una copia en la que cada agente tiene una organización sorteada o ninguna, y una cuenta, un plan y un estado de pago sorteados o ninguno. No se escribe nada.",
  "A position counts as changed when another agent is there after the swap. The code’s version is a hash of the statement that ranks: it changes when the ranking does.":
    "Una posición cuenta como cambiada cuando después del cambio hay otro agente en ella. La versión del código es una huella de la consulta que ordena: cambia cuando cambia la clasificación.",
  "What it shows, and what it doesn’t": "Qué demuestra y qué no",
  "It shows that a search’s order doesn’t read who pays, for which plan, or who belongs to which organization. A ranking that reads one of them is found; our tests plant such rankings and check that they are.":
    "Demuestra que el orden de una búsqueda no lee quién paga, por qué plan ni quién pertenece a qué organización. Una clasificación que lo lea se descubre; nuestras pruebas ponen a propósito clasificaciones así y comprueban que se descubren.",
  "It doesn’t show that the reviews behind the ranking are fair. For that there are the figures under “How reviews are checked.”":
    "No demuestra que las reseñas en que se basa sean justas. Para eso están las cifras de “Cómo se comprueban las reseñas”.",
  "It doesn’t swap what reviews and profiles say, or the stored sums of reviews. Those are counted from reviews alone, by the published formula.":
    "No cambia lo que dicen las reseñas y los perfiles, ni las sumas guardadas de las reseñas. Esas se cuentan solo a partir de las reseñas, con la fórmula publicada.",
  "We run it ourselves. Someone with access to our database can run it again with the same seed.":
    "La hacemos nosotros. Quien tenga acceso a nuestra base de datos puede repetirla con la misma semilla.",

  "New reviews of {name} are paused.": "Las reseñas nuevas de {name} están en pausa.",
  "None waits now. Paused since {day}.": "Ninguna espera ahora. En pausa desde el {day}.",
  "{n} review waits since {day}.": "{n} reseña espera desde el {day}.",
  "{n} reviews wait since {day}.": "{n} reseñas esperan desde el {day}.",
  "Many came at once, more than usual, from people who never met or messaged this agent here. A person reads each of them first, whether it gives one star or five. Until then they’re counted as held, and their stars don’t count. People who completed an appointment or had a conversation with the agent here can review as always.":
    "Llegaron muchas a la vez, más de lo habitual, de personas que nunca se reunieron ni se escribieron con este agente aquí. Una persona lee primero cada una, dé una estrella o cinco. Hasta entonces cuentan como retenidas y sus estrellas no cuentan. Quienes tuvieron una cita o una conversación con el agente aquí pueden escribir reseñas como siempre.",

  "Review rules for agents": "Reglas de reseñas para agentes",
  "What agents, their organizations, and everyone who works for them may and may not do about reviews. Most of it is federal law (16 CFR Part 465).":
    "Lo que los agentes, sus organizaciones y quienes trabajan para ellos pueden y no pueden hacer con las reseñas. La mayor parte es ley federal (16 CFR, parte 465).",
  "Asking for reviews": "Pedir reseñas",
  "You can ask any client for a review. Ask all of them the same way, not only those you expect to be happy.":
    "Puede pedirle una reseña a cualquier cliente. Pídasela a todos por igual, no solo a quienes cree satisfechos.",
  "Don’t give or promise anything for a review: no money, gift, discount, or drawing. It’s illegal to tie a reward to what the review says, and we don’t allow one at all.":
    "No dé ni prometa nada por una reseña: ni dinero, ni regalos, ni descuentos, ni sorteos. Es ilegal condicionar un premio a lo que diga la reseña, y aquí no permitimos ninguno.",
  "Don’t tell people what to write, and don’t write for them. Reviews by people who weren’t there, or written by a program, are fake reviews.":
    "No diga a nadie qué escribir ni escriba por otros. Las reseñas de quienes no estuvieron allí, o escritas por un programa, son falsas.",
  "Don’t buy, sell, or trade reviews.": "No compre, venda ni intercambie reseñas.",
  "You, your team, and your family": "Usted, su equipo y su familia",
  "Don’t review yourself or the people you work with. Accounts of the same organization can’t, and we look for others.":
    "No se reseñe a sí mismo ni a sus colegas. Las cuentas de la misma organización no pueden, y buscamos las demás.",
  "Don’t ask employees, coworkers, or relatives for a review, and don’t have them ask theirs. If one of them was a client and writes anyway, they must say who they are.":
    "No pida reseñas a empleados, colegas ni parientes, ni haga que ellos las pidan a los suyos. Si alguno fue cliente y escribe de todos modos, debe decir quién es.",
  "The form asks every writer whether they’re a client, whether they got anything for the review, and whether they have ties to you. We print the answers. With pay or ties, the stars don’t count.":
    "El formulario pregunta a cada persona si es cliente, si recibió algo por la reseña y si tiene vínculos con usted. Publicamos las respuestas. Con pago o vínculos, las estrellas no cuentan.",
  "Hiding a tie is a reason to remove the review, and to close the profile of an agent who arranged it.":
    "Ocultar un vínculo es motivo para eliminar la reseña y para cerrar el perfil del agente que la organizó.",
  "Don’t write about competitors, and don’t have others do it.":
    "No escriba sobre competidores ni haga que otros lo hagan.",
  "Reviews you don’t like": "Reseñas que no le gustan",
  "Don’t threaten a writer, with a lawsuit or anything else, to keep a review away or to get it taken back.":
    "No amenace a nadie, con una demanda ni con otra cosa, para evitar una reseña o lograr que la retire.",
  "Don’t use a contract that forbids reviews or makes clients pay for them. The law makes such terms void.":
    "No use contratos que prohíban las reseñas o cobren por ellas. La ley anula esas cláusulas.",
  "Don’t pay for a review to be changed or taken back.":
    "No pague para que una reseña se cambie o se retire.",
  "You can reply once, report it for a reason from our list, and appeal. Being negative isn’t a reason.":
    "Puede responder una vez, denunciarla por un motivo de nuestra lista y apelar. Ser negativa no es un motivo.",
  "Showing your stars elsewhere": "Mostrar sus estrellas en otros sitios",
  "The badge shows the average of all reviews that count, how many there are, and since when. Don’t show a number that leaves out the bad ones.":
    "El distintivo muestra el promedio de todas las reseñas que cuentan, cuántas son y desde cuándo. No muestre un número que omita las malas.",
  "If you quote a review, quote one that’s published, and link to all of them.":
    "Si cita una reseña, cite una publicada y ponga un enlace a todas.",
};
