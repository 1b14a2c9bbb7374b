import { expect, it } from 'vitest';
import { wrongTerms } from './terms-of-sale.ts';

it.each([
  ['en', 'You can cancel up to 48 hours before.', 'sold with 24 and 2: “'],
  ['cs', 'Zrušit můžete 12\u00a0hodin předem.', 'sold with 24 and 2: “'],
  ['de', 'Stornieren können Sie bis zum Vortag.', 'the deadline is in hours: “'],
  ['it', 'Disdici gratis fino al giorno prima.', 'the deadline is in hours: “'],
  ['en', 'The voucher is valid for 24 months.', 'sold with 12: “'],
  ['de', 'Gutscheine erstatten wir binnen 30 Tagen.', 'sold with 14: “'],
  ['it', 'Buoni regalo, validi 24\u00a0mesi.', 'sold with 12: “'],
  ['it', 'I buoni valgono 24 mesi.', 'sold with 12: “'],
  ['it', 'Come buono sigillato, valido 6 mesi.', 'sold with 12: “'],
  ['it', 'Buoni da 500 Kč, rimborsabili entro 30 giorni.', 'sold with 14: “'],
] as const)('finds in %s: %s', (language, text, message) => {
  expect(wrongTerms(text, language)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['en', 'Cancel up to 24 hours before, or move it up to 2 hours before. Open 9 hours a day.'],
  ['cs', 'Poukaz platí 12 měsíců, do 14 dnů ho vrátíte.'],
  ['it', 'Il buono vale 12 mesi. Apriamo il giorno prima.'],
  ['it', 'Buoni propositi: 30 giorni senza birra. Un consiglio è buono per 3 mesi.'],
] as const)('accepts in %s: %s', (language, text) => {
  expect(wrongTerms(text, language)).toEqual([]);
});
