import { describe, expect, it } from 'vitest'
import { RULESET } from '../../../engine/admiral/data/ruleset.ts'
import { SHIP_CLASSES } from './classes.ts'
import { LOSSES } from './losses.ts'
import { lossesOf } from './masts.ts'
import { SHIP_MEASURES } from './measures.ts'
import { ANCHOR, CLOTH, LOST, NEVER, POLE } from './rigging.ts'
import { squadronShip } from './squadronShip.ts'
import { trimmedPoint } from './trim.ts'

describe.each(SHIP_CLASSES)('a %s', (shipClass) => {
  const { body, sails, flags } = squadronShip('red', shipClass, 'full')
  const measures = SHIP_MEASURES[shipClass]

  it('is as long as measured, centred, and lies in the water', () => {
    body?.computeBoundingBox()
    const { min, max } = body?.boundingBox ?? {}
    expect((max?.x ?? 0) - (min?.x ?? 0)).toBeCloseTo(measures.length, 1)
    expect((max?.x ?? 0) + (min?.x ?? 0)).toBeCloseTo(0, 1)
    expect(min?.y).toBeLessThan(-0.035)
    expect(measures.hold[1]).toBeGreaterThan(0.035)
    expect(max?.z).toBeLessThan(0.45)
  })

  it('has the same guns on both sides, from the bow to the stern, out of the hull and over the water', () => {
    const { starboard, port } = measures.guns
    expect(port.map(([x, y, z]) => [x, y, -z])).toEqual(starboard)
    const along = starboard.map(([x]) => x)
    expect(along).toEqual([...along].sort((a, b) => b - a))
    for (const [, y, z] of starboard) {
      expect(y).toBeGreaterThan(0.02)
      expect(z).toBeGreaterThan(0.1)
    }
    for (const [x] of measures.bowGuns) expect(x).toBeGreaterThan(measures.hull.halfLength * 0.7)
    for (const [x] of measures.sternGuns) expect(x).toBeLessThan(-measures.hull.halfLength * 0.7)
  })

  it('braces every sail about a mast or stay of its own', () => {
    const axes = new Set(Array.from({ length: sails?.getAttribute(ANCHOR).count ?? 0 }, (_, i) => anchorX(i)))
    function anchorX(i: number) {
      return sails?.getAttribute(ANCHOR).getX(i) ?? 0
    }
    const masts = measures.masts.map(({ foot }) => foot[0])
    const ahead = Math.max(...masts)
    expect(axes.size).toBeGreaterThan(2)
    for (const axis of axes) {
      expect(axis > ahead + 0.02 || masts.some((x) => Math.abs(axis - x) < 0.05)).toBe(true)
    }
  })

  it.each(['full', 'low'] as const)('carries two square sails a mast, one over the other, when %s', (detail) => {
    const { sails: canvas } = squadronShip('red', shipClass, detail)
    const [place, cloth, anchor] = ['position', CLOTH, ANCHOR].map((name) => canvas?.getAttribute(name))
    const ahead = Math.max(...measures.masts.map(({ foot }) => foot[0])) + 0.1
    const sailsByMast = new Map<string, Map<string, { readonly foot: number; readonly head: number }>>()
    for (let i = 0; i < (place?.count ?? 0); i++) {
      const x = anchor?.getX(i) ?? 0
      if (!cloth?.getX(i) || cloth.getY(i) !== 0 || x > ahead) continue
      const [mast, sail] = [nearestMast(x), `${anchor?.getY(i).toFixed(3)}`]
      const stack = sailsByMast.get(mast) ?? new Map()
      const { foot, head } = stack.get(sail) ?? { foot: 9, head: 0 }
      const y = place?.getY(i) ?? 0
      sailsByMast.set(mast, stack.set(sail, { foot: Math.min(foot, y), head: Math.max(head, y) }))
    }
    function nearestMast(x: number): string {
      const away = measures.masts.map(({ foot }) => Math.abs(foot[0] - x))
      return String(away.indexOf(Math.min(...away)))
    }
    // the mizzen of a galleon has a slanting yard instead
    expect(sailsByMast.size).toBe(shipClass === 'galleon' ? 2 : measures.masts.length)
    for (const stack of sailsByMast.values()) {
      const [lower, upper, ...more] = [...stack.values()].sort((a, b) => a.foot - b.foot)
      expect(more).toEqual([])
      expect(upper?.foot).toBeGreaterThan((lower?.head ?? 9) - 0.06)
    }
  })

  it('has as many pieces of canvas to lose as the rules give it sail points', () => {
    expect(LOSSES[shipClass].length).toBe(RULESET.classes[shipClass].straight.value)
  })

  it('loses a piece of canvas with each of its sail points, and the last with the last', () => {
    const [cloth, gone] = [CLOTH, LOST].map((name) => sails?.getAttribute(name))
    const tears = new Set<number>()
    for (let i = 0; i < (cloth?.count ?? 0); i++)
      if (cloth?.getX(i) && (gone?.getX(i) ?? 0) > 0) tears.add(cloth.getZ(i))
    const points = LOSSES[shipClass].length
    const share = (lost: number) => [...tears].filter((tear) => lost / points >= tear).length
    expect(Array.from({ length: points + 1 }, (_, lost) => share(lost))).toEqual(
      Array.from({ length: points + 1 }, (_, lost) => lost),
    )
  })

  it('never loses a mast before the last of its canvas', () => {
    const [cloth, lost] = [CLOTH, LOST].map((name) => sails?.getAttribute(name))
    for (let i = 0; i < (cloth?.count ?? 0); i++)
      if (cloth?.getX(i) && (lost?.getX(i) ?? 0) > 0) expect(cloth.getZ(i)).toBeLessThanOrEqual(lost?.getX(i) ?? 0)
  })

  it('leaves a mast with its canvas on deck, over its base, for each that is shot away', () => {
    const [place, cloth, lost] = ['position', CLOTH, LOST].map((name) => sails?.getAttribute(name))
    const wrecked = Array.from({ length: lost?.count ?? 0 }, (_, i) => i).filter((i) => (lost?.getX(i) ?? 0) < 0)
    const seen = (isCloth: boolean) =>
      new Set(wrecked.filter((i) => (cloth?.getX(i) === 1) === isCloth).map((i) => -(lost?.getX(i) ?? 0)))
    const masts = new Set(lossesOf(measures.masts.length).map((loss) => Math.fround(loss)))
    expect(seen(true)).toEqual(masts)
    expect(seen(false)).toEqual(masts)
    for (const i of wrecked) {
      expect(Math.abs(place?.getZ(i) ?? 9)).toBeLessThan(0.35)
      expect(Math.abs(place?.getX(i) ?? 9)).toBeLessThan(measures.length / 2)
      expect(place?.getY(i)).toBeGreaterThan(0)
    }
  })

  it('hangs brailed square sails in a bight: their leeches follow the brails farther than their middles', () => {
    const [place, cloth, lost] = ['position', CLOTH, LOST].map((name) => sails?.getAttribute(name))
    const squares = Array.from({ length: cloth?.count ?? 0 }, (_, i) => i).filter(
      (i) => cloth?.getX(i) && cloth.getY(i) === 0 && (lost?.getX(i) ?? 0) > 0,
    )
    const follows = (isMiddle: boolean) =>
      squares.filter((i) => Math.abs(place?.getZ(i) ?? 0) < 0.005 === isMiddle).map((i) => cloth?.getX(i) ?? 0)
    expect(Math.max(...follows(true))).toBeLessThan(0.55)
    expect(Math.max(...follows(false))).toBeCloseTo(1)
  })

  it('loses the foremast first and the mainmast with the last sail, each with its flag', () => {
    const losses = (part: typeof sails) => {
      const [lost, axis] = [part?.getAttribute(LOST), part?.getAttribute(part === flags ? POLE : ANCHOR)]
      return Array.from(
        { length: lost?.count ?? 0 },
        (_, i) => [axis?.getX(i) ?? 0, Number((lost?.getX(i) ?? 0).toFixed(3))] as const,
      )
    }
    const masts = lossesOf(measures.masts.length)
    expect(masts.at(-1)).toBe(Math.min(...masts))
    expect(Math.max(...masts)).toBe(1)
    for (const [i, { foot, top }] of measures.masts.entries()) {
      const near = (x: number, y: number) => Math.abs(x - y) < 0.012
      expect(losses(sails).some(([x, lost]) => near(x, foot[0]) && lost === masts[i])).toBe(true)
      expect(
        losses(flags)
          .filter(([x]) => near(x, top[0]))
          .map(([, lost]) => lost),
      ).toContain(masts[i])
    }
    expect(losses(flags).some(([, lost]) => lost === NEVER)).toBe(true)
  })

  it('flies every flag from a measured pole', () => {
    const pole = flags?.getAttribute(POLE)
    const found = new Set<string>()
    for (let i = 0; i < (pole?.count ?? 0); i++) found.add(`${pole?.getX(i).toFixed(3)} ${pole?.getY(i).toFixed(3)}`)
    expect(found).toEqual(new Set(measures.flags.map(({ at: [x, y] }) => `${x.toFixed(3)} ${y.toFixed(3)}`)))
  })
})

describe('trimming', () => {
  const yardArm = [0.02, 1, 0.4] as const
  const mast = [0, 1, 1] as const

  it('turns a yard about its mast: the starboard arm goes aft when sails fill to starboard', () => {
    const [x, y, z] = trimmedPoint(yardArm, mast, [0, 0, 2], { brace: -0.7, set: 0 })
    expect(x).toBeLessThan(-0.2)
    expect(y).toBe(1)
    expect(Math.hypot(x, z)).toBeCloseTo(Math.hypot(0.02, 0.4))
  })

  it('furls cloth up to its yard', () => {
    const [x, y] = trimmedPoint([0.2, 0.4, 0], mast, [1, 0, 0.5], { brace: 0, set: 0 })
    expect(y).toBe(1)
    expect(x).toBeCloseTo(0.05)
  })

  it('bellies fore-and-aft canvas to leeward', () => {
    const jib = [0.5, 0.5, 0.1] as const
    const [, , starboard] = trimmedPoint(jib, [0.6, 0.3, 0], [1, 1, 0.5], { brace: -0.7, set: 1 })
    const [, , port] = trimmedPoint(jib, [0.6, 0.3, 0], [1, 1, 0.5], { brace: 0.7, set: 1 })
    expect([starboard, port]).toEqual([0.1, -0.1])
  })
})
