// Loaded into a server before its own code: what it takes for the present is ahead of the machine's
// clock. Timers run as ever.

/** How far ahead, in ms. */
const ahead = Number(new URL(import.meta.url).searchParams.get('ahead'));

globalThis.Date = new Proxy(Date, {
  construct: (machineDate, args, newTarget) =>
    Reflect.construct(machineDate, args.length > 0 ? args : [machineDate.now() + ahead], newTarget),
  get: (machineDate, name) =>
    name === 'now' ? () => machineDate.now() + ahead : Reflect.get(machineDate, name),
});
