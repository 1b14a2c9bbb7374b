/** Maximum lengths of values, in UTF-16 units as browsers count `maxlength`. */
export const fieldLimits = {
  line: 120,
  about: 160,
  /** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
  email: 254,
  phone: 40,
  message: 5000,
} as const;
