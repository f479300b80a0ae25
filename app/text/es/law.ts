/** What the law asks to say, around the texts of `app/domains/law/rules/`. The server alone says it. */
export const law = {
  "Agents who sell Medicare Advantage or Part D plans have to say:":
    "Los agentes que venden planes Medicare Advantage o de la Parte D tienen que decir:",
  "You agreed to talk about, for {person}: {products}.": "Acordó hablar, para {person}, de: {products}.",
  "You agreed to talk about: {products}.": "Acordó hablar de: {products}.",
  "{agent} says about Medicare Advantage and Part D plans:":
    "{agent} dice sobre los planes Medicare Advantage y de la Parte D:",
  "{site} is a directory. It sells no plans and isn’t connected with or endorsed by Medicare or the U.S. government.":
    "{site} es un directorio. No vende planes y no está vinculado a Medicare ni al gobierno de los EE. UU., ni cuenta con su aval.",
} satisfies Record<string, string>;
