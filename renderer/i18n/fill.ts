/** Puts parameters into a text where it names them (`{name}`); what is not given stays as it is written. */
export function fill(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
}
