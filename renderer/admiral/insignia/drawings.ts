const addresses = new Map<string, string>()

/** Returns the address of a drawing of the models, made on first use. Names identify drawings. */
export function addressOf(name: string, draw: () => string): string {
  const known = addresses.get(name)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`
  addresses.set(name, address)
  return address
}
