/** Puts parameters into a text where it names them (`{name}`); what is not given stays as it is written. No line begins with a dash. */
export function fill(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/ —/g, '\u00a0—').replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}
