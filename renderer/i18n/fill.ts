/**
 * Inserts parameters into a text at their names (`{name}`); names without a value stay unchanged. No line starts with a
 * dash.
 */
export function fill(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/ —/g, '\u00a0—').replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}
