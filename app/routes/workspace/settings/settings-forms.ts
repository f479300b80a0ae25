/** The names of the forms of `/settings` that have fields. Each is also the `intent` of its button. */
export const SETTINGS_FORMS = {
  name: "rename",
  password: "change-password",
  passkey: "add-passkey",
  notifications: "save-notifications",
  application: "save-application",
  license: "send-license",
  medicare: "state-medicare",
  pay: "save-pay",
  photo: "save-photo",
  executive: "save-executive",
  deleting: "delete-account",
} as const;

/** The same of `/settings/second-factor`. */
export const FACTOR_FORMS = { setUp: "set-up-factor", change: "change-factor" } as const;
