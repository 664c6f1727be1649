import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import type { GameShape } from '../../engine/kernel/game.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import { loadMatch } from '../../engine/match/load.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE } from '../../engine/protocol/games.ts'
import { measureParts } from './air/measures.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openScreen } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const FOLDER = join(PICTURES, 'air')
const PARTS = 'score turn clock last-move ticker log captains wind odds gold-race lower-third next-match'.split(' ')
const THEMES = ['dark', 'light', 'plain', 'contrast']
/** The largest share of a picture that all parts together may cover. */
const MOST_COVERED = 0.18
const SOURCE = { width: 900, height: 360 }
const WIDE = { width: 1920, height: 1080 }
const TALL = { width: 1080, height: 1920 }
/** The style that OBS adds to every browser source unless the streamer changes it. */
const OBS = 'body { background-color: rgba(0, 0, 0, 0); margin: 0px auto; overflow: hidden; }'
/** The pictures behind the overlays: a bright and a dark game. */
const BEHIND = { light: '#dfe6e0', dark: '#16202a' } as const

/** Names as long as they may be, and a short one. */
const NAMES = ['Bartholomew Roberts, Esq', 'Anne', 'Капитан Джек Воробьёв 2', 'Mary Read']

const MATCHES = [
  { name: 'jackal-four', game: JACKAL, file: 'jackal/golden/bots-four', language: 'ru' },
  { name: 'jackal-two', game: JACKAL, file: 'jackal/golden/bots-duel', language: 'en' },
  { name: 'admiral-duel', game: ADMIRAL, file: 'admiral/golden/duel', language: 'en' },
  { name: 'admiral-four', game: ADMIRAL, file: 'admiral/golden/four', language: 'en' },
  { name: 'admiral-treasure', game: ADMIRAL, file: 'admiral/golden/treasure', language: 'ru' },
  { name: 'sea-battle', game: SEA_BATTLE, file: 'sea-battle/golden/classic', language: 'en' },
] as const
/** The name of the pictures of a vote and of a caster's text, which no recorded match has. */
const VOTE = 'vote'
/** Texts as long as they may be. */
const LONG_TEXT = {
  en: 'Whoever wins this broadside wins the whole Grand Final of the Seven Seas tonight',
  ru: 'Кто выиграет этот залп, тот выиграет весь большой финал семи морей этим вечером!',
}
const only = process.env.AIR_MATCH

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())
await mkdir(FOLDER, { recursive: true })
await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
/** Loads an address as OBS does. */
async function load(page: Page, path: string): Promise<void> {
  const { origin, hash } = new URL(await addressOf(app, 'watch'))
  await page.goto('about:blank')
  await page.goto(`${origin}${path}${hash}`)
  await page.addStyleTag({ content: OBS })
  await behind(page, 'dark')
}

async function behind(page: Page, ground: keyof typeof BEHIND): Promise<void> {
  await page.evaluate(
    (colour) => document.documentElement.style.setProperty('background', colour, 'important'),
    BEHIND[ground],
  )
}

const openAt = async (path: string, size: { width: number; height: number }): Promise<Page> => {
  const page = await openScreen(app, 'about:blank', size, `air-${size.width}`)
  await page.setViewportSize(size) // a tall window may be higher than the display
  await load(page, path)
  return page
}

it.each(MATCHES.filter(({ name }) => only === undefined || name === only))(
  'every part, layout and theme through a whole match: $name',
  { timeout: 900_000 },
  async ({ name, game, file, language }) => {
    const record = JSON.parse(readFileSync(join(import.meta.dirname, `../../engine/${file}.json`), 'utf8'))
    const loaded = loadMatch<GameShape>(game as unknown as MatchGame<GameShape>, record)
    if (!loaded.ok) throw new Error(loaded.problem.what)
    const { match } = loaded
    const seats: readonly string[] = [...new Set(match.entries.map(({ seat }) => seat))]
    const { id } = await value(app, 'match:create', {
      game: record.game,
      options: record.options,
      seed: record.seed,
      title: 'The Grand Final of the Seven Seas',
      seats: Object.fromEntries(
        seats.map((seat, place) => [
          seat,
          { name: NAMES[place % NAMES.length] ?? '', player: { kind: 'human', alone: true } },
        ]),
      ),
    } as never)
    await value(app, 'match:open', { id })
    const pages = {
      wide: await openAt(`/overlay/all?lang=${language}`, WIDE),
      tall: await openAt(
        `/overlay/all?lang=${language}&parts=score,turn,wind,odds,last-move,gold-race,lower-third`,
        TALL,
      ),
      story: await openAt(`/overlay/all?lang=${language}&parts=log,captains,clock,ticker`, WIDE),
    }
    const faults: string[] = []
    const boxes: Record<string, string> = {}
    const look = async (moment: number) => {
      for (const [layout, page] of Object.entries(pages)) {
        await page.waitForTimeout(60)
        const measured = await measureParts(page)
        faults.push(...measured.faults.map((fault) => `${moment}, ${layout}: ${fault}`))
        if (measured.covered > MOST_COVERED) faults.push(`${layout}: covers ${measured.covered}`)
        for (const [part, box] of Object.entries(measured.boxes)) {
          const key = `${layout} ${part}`
          if (boxes[key] !== undefined && boxes[key] !== box)
            faults.push(`${key} changed at ${moment}: ${boxes[key]} to ${box}`)
          boxes[key] = box
        }
      }
    }
    const moments = [2, Math.floor(match.entries.length / 2), match.entries.length]
    const single = await openScreen(app, 'about:blank', SOURCE, 'air-part')
    for (const [index, { seat, move }] of match.entries.entries()) {
      await value(app, 'match:play', { id, seat, move } as never)
      if (index % 3 === 0 || moments.includes(index + 1)) await look(index + 1)
      if (!moments.includes(index + 1)) continue
      for (const [layout, page] of Object.entries(pages)) {
        for (const ground of ['light', 'dark'] as const) {
          await behind(page, ground)
          await page.screenshot({ path: join(FOLDER, `${name}-${layout}-${index + 1}-${ground}.png`) })
        }
      }
      for (const part of PARTS)
        faults.push(...(await pictureAlone(single, part, language, (theme) => `${name}-${part}-${theme}-${index + 1}`)))
    }
    for (const page of [...Object.values(pages), single]) await page.close()
    expect([...new Set(faults)]).toEqual([])
  },
)

it.each((['en', 'ru'] as const).filter(() => only === undefined || only === VOTE))(
  'a vote and the text of a caster: %s',
  { timeout: 300_000 },
  async (language) => {
    const single = await openAt(`/overlay/vote?lang=${language}`, SOURCE)
    const pages = {
      wide: await openAt(`/overlay/all?lang=${language}`, WIDE),
      tall: await openAt(`/overlay/all?lang=${language}&parts=score,turn,vote,lower-third`, TALL),
    }
    await beginVote() // it lasts a minute: all pages are open
    await pages.wide.locator('[data-part=vote]').waitFor()
    await comment(LONG_TEXT[language])
    await pages.wide.getByText(LONG_TEXT[language]).waitFor()
    const faults: string[] = []
    for (const [layout, page] of Object.entries(pages)) {
      const measured = await measureParts(page)
      faults.push(...measured.faults.map((fault) => `${layout}: ${fault}`))
      if (measured.covered > MOST_COVERED) faults.push(`${layout}: covers ${measured.covered}`)
      await page.screenshot({ path: join(FOLDER, `${VOTE}-${layout}-${language}.png`) })
      await page.close()
    }
    for (const part of ['vote', 'lower-third'])
      faults.push(...(await pictureAlone(single, part, language, (theme) => `${VOTE}-${part}-${theme}-${language}`)))
    await single.close()
    expect([...new Set(faults)]).toEqual([])
  },
)

/** Takes a picture of a part alone in each theme, if it shows anything; returns its faults. */
async function pictureAlone(page: Page, part: string, language: string, nameIn: (theme: string) => string) {
  await load(page, `/overlay/${part}?lang=${language}`)
  await page.waitForTimeout(400)
  if ((await page.locator('[data-part]').count()) === 0) return []
  const faults: string[] = []
  for (const theme of THEMES) {
    await page.evaluate((one) => document.querySelector('.overlay-stage')?.setAttribute('data-theme', one), theme)
    await behind(page, theme === 'light' || theme === 'plain' ? 'light' : 'dark')
    faults.push(...(await measureParts(page)).faults.map((fault) => `alone, ${theme}: ${fault}`))
    await page.screenshot({ path: join(FOLDER, `${nameIn(theme)}.png`) })
  }
  return faults
}

/** Begins a Sea Battle whose viewers vote for a minute. */
async function beginVote(): Promise<void> {
  const { id } = await value(app, 'match:create', {
    game: 'sea-battle',
    options: { first: 'south' },
    seats: {
      north: { name: NAMES[0] ?? '', player: { kind: 'human' } },
      south: { name: NAMES[2] ?? '', player: { kind: 'bot', level: 'easy', audience: true } },
    },
    seed: 4,
  })
  await value(app, 'match:open', { id })
  await value(app, 'screens:voting', { seconds: 60, fromChat: true })
  await value(app, 'match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'pirates' } })
  const moves = async () => (await value(app, 'saves:list', {})).saves.find((save) => save.id === id)?.moves ?? 0
  await expect.poll(moves).toBe(2) // the bot has placed its fleet without asking
  await value(app, 'match:shown', { id, moves: 2 })
}

/** Lets a caster write a text. */
async function comment(text: string): Promise<void> {
  const { room } = await value(app, 'screens:addCaster', {})
  const url = room?.links.find(({ channel }) => channel.kind === 'watch' && channel.caster)?.url ?? ''
  const { origin, hash } = new URL(url)
  const headers = { authorization: `Bearer ${hash.slice(1)}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ kind: 'text', text })
  expect((await fetch(`${origin}/air/commands`, { method: 'POST', headers, body })).status).toBe(200)
}
