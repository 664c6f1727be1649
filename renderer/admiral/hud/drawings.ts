const addresses = new Map<string, string>()

/** The address of a drawing of the models, made when it is first asked for. Names tell drawings apart. */
export function addressOf(name: string, draw: () => string): string {
  const known = addresses.get(name)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`
  addresses.set(name, address)
  return address
}
