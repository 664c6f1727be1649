import { expect, it, vi } from 'vitest'
import { SEAS } from '../../table/water/palette.ts'
import { contrast, LARGE, named, over } from '../../testkit/contrast.ts'
import { SIGNS } from './signs.ts'

/** Returns the strokes of a sign in order: colours and widths. */
function strokesOf(sign: (typeof SIGNS)['berth']) {
  const strokes: { readonly colour: string; readonly width: number }[] = []
  const pen = { strokeStyle: '', lineWidth: 0, createRadialGradient: () => ({ addColorStop: vi.fn() }) }
  const g = new Proxy(pen, {
    get: (target, name) =>
      name === 'stroke'
        ? () => strokes.push({ colour: target.strokeStyle, width: target.lineWidth })
        : (Reflect.get(target, name) ?? vi.fn()),
  })
  sign(g as never, 192)
  return strokes
}

const FOAM = named('#ffffff')
const { deep } = SEAS.admiral

it.each(['berth', 'hotBerth'] as const)('the brackets of a %s are visible on deep water and on foam', (name) => {
  const strokes = strokesOf(SIGNS[name])
  const [light, dark] = [strokes.at(-1), strokes.at(-5)] // four corners each
  expect(dark?.width).toBeGreaterThan(light?.width ?? 0)
  const [line, edge] = [named(light?.colour ?? ''), over(named(dark?.colour ?? ''), FOAM)]
  expect(contrast(line, named(deep))).toBeGreaterThanOrEqual(LARGE)
  expect(contrast(edge, FOAM)).toBeGreaterThanOrEqual(LARGE)
  expect(contrast(line, edge)).toBeGreaterThanOrEqual(LARGE)
})
