/** The names of the forms of the members' pages. */
export const MEMBER_FORMS = {
  handOver: "hand-over",
  close: "close",
  answer: (requestId: string) => `answer-${requestId}`,
} as const;

export const INVITE_FORMS = { one: "invite", many: "invite-many" } as const;
