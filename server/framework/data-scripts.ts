/** The framework's scripts with the data of a page, which push a string literal, begin and end so. */
export const dataOpening = '<script>self.__next_f.push([1,';
const dataClosing = '])</script>';

/** Binary data, which the framework sends in scripts of their own. */
export const binaryOpening = '<script>self.__next_f.push([3,';

/** The scripts with data as the framework writes them: in each a JSON string, without any `<`. */
export const dataScripts = /<script>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;

/** What is between the literals of two such scripts that follow each other. */
export const betweenLiterals = dataClosing + dataOpening;

/** Returns a script with data, from a string literal of JavaScript without any `<`. */
export function dataScript(literal: string): string {
  return dataOpening + literal + dataClosing;
}
