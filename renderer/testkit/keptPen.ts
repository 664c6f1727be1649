/** Returns a pen that draws nothing and keeps every call as text. */
export function keptPen(): { readonly pen: CanvasRenderingContext2D; readonly drawn: readonly string[] } {
  const drawn: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    measureText: { width: 10 },
    createRadialGradient: { addColorStop: () => undefined },
    createLinearGradient: { addColorStop: () => undefined },
  }
  const pen = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...given: readonly unknown[]) => {
          drawn.push(`${name} ${JSON.stringify(given)}`)
          return answers[name]
        },
      set(_, name: string, value: unknown) {
        drawn.push(`${name} = ${JSON.stringify(value)}`)
        return true
      },
    },
  )
  // It answers to every method and property of a pen.
  return { pen: pen as CanvasRenderingContext2D, drawn }
}
