import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, waitsForItself, weightOf } from '../../build/pageWeight.ts'
import { GAMES_ELSEWHERE, type GameId } from '../contract/ipc.ts'

const pages = join(import.meta.dirname, '../../out/renderer')
const BUDGET = 200_000

/** A key that only the texts of one game have. */
const SAYS = {
  jackal: /tile\.galleon\.name/,
  admiral: /class\.galleon\.nom/,
  'sea-battle': /flag\.pirates\.under/,
} as const satisfies Readonly<Record<GameId, RegExp>>

describe('the page of a seat', () => {
  const { always, later } = filesOf(pages, 'seat.html')

  it('weighs less than 200 kB with its heaviest language and game, before its fonts arrive', () => {
    const named = (name: RegExp) => later.filter(([chunk = '']) => name.test(chunk))
    const heaviest = (all: readonly (readonly string[])[]) => Math.max(...all.map((files) => weightOf(pages, files)))
    const [languages, texts, games] = [named(/\/shared-/), named(/\/tableTexts-/), named(/\/game-/)]
    expect([languages, texts, games].map(({ length }) => length)).toEqual([2, 6, GAMES_ELSEWHERE.length])
    // each game comes with its own texts, in the order in which both are imported
    const withTexts = GAMES_ELSEWHERE.map((game, index) => {
      const own = texts.filter((files) =>
        files.some((file) => SAYS[game].test(readFileSync(join(pages, file), 'utf8'))),
      )
      expect([game, own.length]).toEqual([game, languages.length])
      return weightOf(pages, games[index] ?? []) + heaviest(own)
    })
    const pictures = globSync('assets/panel-*-small-*.webp', { cwd: pages })
    const weight = weightOf(pages, [...always, ...pictures]) + heaviest(languages) + Math.max(...withTexts)
    expect(weight).toBeLessThan(BUDGET)
  })

  it('loads nothing for 3D, not even with the menu that offers it', () => {
    const code = [...new Set([...always, ...later.flat()])].filter((file) => file.endsWith('.js'))
    expect(code.filter((file) => /WebGLRenderer|ShaderMaterial/.test(readFileSync(join(pages, file), 'utf8')))).toEqual(
      [],
    )
    const offers = code.filter((file) => /import\(`\.\/SeatTable-/.test(readFileSync(join(pages, file), 'utf8')))
    expect([offers.length, code.filter((file) => /SeatTable-/.test(file))]).toEqual([1, []])
  })

  it('has no files that wait for each other', () => {
    const waits = [...new Set([...always, ...later.flat()])].filter((file) => waitsForItself(pages, file))
    expect(waits).toEqual([])
  })

  it('takes only some of the window’s fonts', () => {
    const styles = always.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(pages, file), 'utf8'))
    const fonts = new Set(
      styles.flatMap((css) => [...css.matchAll(/url\(\.\/([\w.-]+\.woff2)\)/g)].map(([, name]) => name)),
    )
    const weight = [...fonts].reduce((sum, name) => sum + statSync(join(pages, 'assets', name ?? '')).size, 0)
    expect([fonts.size, weight < 110_000]).toEqual([6, true])
  })
})

describe('the page of an overlay', () => {
  const { always, later } = filesOf(pages, 'overlay.html')
  const code = [...new Set([...always, ...later.flat()])].filter((file) => file.endsWith('.js'))

  it('weighs less than 150 kB with its heaviest language and game, before its fonts arrive', () => {
    const heaviest = (name: RegExp) =>
      Math.max(...later.filter(([chunk = '']) => name.test(chunk)).map((files) => weightOf(pages, files)))
    const pictures = globSync('assets/panel-*-small-*.webp', { cwd: pages })
    const ownTexts = later.filter(([chunk = '']) => /\/overlay-/.test(chunk)) // texts of overlays, and each game’s own
    expect(ownTexts).toHaveLength(5)
    const weight = weightOf(pages, [...always, ...pictures]) + heaviest(/\/shared-/) + heaviest(/\/tableTexts-/)
    expect(weight + heaviest(/\/overlay-/) + 1000).toBeLessThan(150_000) // 1 kB for the other chunk of texts
  })

  it('loads nothing for 3D, whatever game is played', () => {
    expect(code.filter((file) => /overlay/.test(file)).length).toBeGreaterThan(3) // the page and a chunk for each game
    expect(code.filter((file) => /WebGLRenderer|ShaderMaterial/.test(readFileSync(join(pages, file), 'utf8')))).toEqual(
      [],
    )
  })
})

describe.each(['seat', 'watch', 'overlay', 'overlays'])('the head of the page %s', (page) => {
  const html = readFileSync(join(pages, `${page}.html`), 'utf8')

  it('names a small icon; otherwise browsers would request a missing one', () => {
    const [, icon = ''] = html.match(/<link rel="icon" type="image\/svg\+xml" href="\.\/(assets\/[^"]+)"/) ?? []
    expect(statSync(join(pages, icon)).size).toBeLessThan(1000)
  })

  it('sends no referrer to other sites, and leaves room for a notch', () => {
    expect(html).toContain('<meta name="referrer" content="no-referrer">')
    expect(html).toContain('viewport-fit=cover')
  })
})
