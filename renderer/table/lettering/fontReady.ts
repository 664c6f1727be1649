const fonts = new Map<string, Promise<void>>()

/**
 * Resolves when the letters can be drawn in a font, or when the font cannot be loaded: a canvas does not wait for a
 * font and draws with the fallback.
 * @param font in the format of a canvas
 */
export function fontReady(font: string, letters: string): Promise<void> {
  const key = `${font} ${letters}`
  const known = fonts.get(key)
  if (known) return known
  const loading = document.fonts.load(font, letters).then(
    () => {},
    () => {},
  )
  fonts.set(key, loading)
  return loading
}
