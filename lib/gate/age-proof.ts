/** Says that a visitor confirmed to be over 18 (specification, section 9): 86,400 s. */
export const ageProof = { name: 'age-proof', value: '1', maxAge: 86_400 } as const;
