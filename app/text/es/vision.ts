/** What the page of the vision says. */
export const vision = {
  "Why this directory exists, and six promises that you can check on its pages now.":
    "Por qué existe este directorio, y seis promesas que usted puede comprobar ahora en sus páginas.",
  "Choosing an insurance agent means trusting someone with what you can’t replace. You should be able to check them first.":
    "Elegir un agente de seguros es confiarle a alguien lo que usted no puede reemplazar. Antes debería poder comprobar quién es.",
  "The facts exist, but they’re scattered. States say who is licensed. Customers say how they were treated. We put each fact on a line of its own, with its source and the day it was checked. What we don’t know, we say.":
    "Los datos existen, pero están dispersos. Los estados dicen quién tiene licencia. Los clientes dicen cómo los trataron. Nosotros ponemos cada dato en su propia línea, con su fuente y el día en que se comprobó. Lo que no sabemos, lo decimos.",
  "A license as we draw it.": "Una licencia como la dibujamos.",
  "Check us": "Compruébelo",
  "Licensed here, for this": "Con licencia aquí, para esto",
  "Every agent in a search holds a license for that insurance, in that state, today.":
    "Cada agente de una búsqueda tiene hoy una licencia para ese seguro en ese estado.",
  "Look for auto insurance near Austin": "Busque seguro de auto cerca de Austin",
  "Reviews with proof": "Reseñas con pruebas",
  "Each review says how we know its writer. We also count the reviews we removed.":
    "Cada reseña dice cómo conocemos a quien la escribió. También contamos las reseñas que eliminamos.",
  "See where every review went": "Vea qué pasó con cada reseña",
  "A ranking nobody can buy": "Un orden que nadie puede comprar",
  "Distance and reviews decide. The formula is public, and payment isn’t in it.":
    "Deciden la distancia y las reseñas. La fórmula es pública, y el pago no está en ella.",
  "Open the numbers under each result": "Abra las cifras debajo de cada resultado",
  "We never sell your information": "Nunca vendemos su información",
  "A message goes to the one agent you chose, who sees your first name and ZIP code.":
    "Un mensaje va solo al agente que usted eligió, que ve su nombre de pila y su código postal.",
  "Read what we store": "Lea qué guardamos",
  "Wrong facts get fixed": "Los datos erróneos se corrigen",
  "Tell us what’s wrong on a profile. We publish how many facts are confirmed, and how old they are.":
    "Díganos qué está mal en un perfil. Publicamos cuántos datos están confirmados y de cuándo son.",
  "See how accurate profiles are": "Vea qué tan exactos son los perfiles",
  "Open to everyone": "Abierto a todos",
  "It works without JavaScript, by keyboard, and with a screen reader. Nobody tracks you.":
    "Funciona sin JavaScript, con el teclado y con un lector de pantalla. Nadie lo rastrea.",
  "See what JavaScript adds": "Vea lo que agrega JavaScript",
  "The people and figures on this copy are made up. The rules are real.":
    "Las personas y las cifras de esta copia son inventadas. Las reglas son reales.",
  "A line from the first day of a license to its last. A circle marks today; the part behind it is drawn stronger. A mark before it is the day we last checked.":
    "Una línea desde el primer día de una licencia hasta el último. Un círculo marca el día de hoy; la parte que queda detrás está dibujada con más fuerza. Una marca antes de él es el día de la última comprobación.",
  checked: "comprobada",
} satisfies Record<string, string>;
