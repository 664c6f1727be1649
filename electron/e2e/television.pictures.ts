import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { UNFINISHED } from './driver/newMatch.ts'
import { PICTURES } from './driver/pictures.ts'
import { ADMIRAL_MOMENTS } from './layout/admiral.ts'
import { JACKAL_MOMENTS } from './layout/jackal.ts'
import { openMoment } from './layout/moment.ts'
import { SEA_BATTLE_MOMENTS } from './layout/seaBattle.ts'
import { slotFaults } from './layout/slots.ts'
import { WATERS_MOMENTS } from './layout/waters.ts'
import { televisionFaults } from './television/measures.ts'
import { openScreen, SCREENS } from './television/screens.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const
const FOLDER = join(PICTURES, 'television')
const MOMENTS = [...JACKAL_MOMENTS, ...WATERS_MOMENTS, ...ADMIRAL_MOMENTS, ...SEA_BATTLE_MOMENTS]
const language = process.env.TELEVISION_LANGUAGE === 'ru' ? 'ru' : 'en'

const settings = { ...FAST_SETTINGS, language, television: true } as const
const app = await startApp({ size: SIZES[1], settings })
afterAll(() => app.discard())
await mkdir(FOLDER, { recursive: true })

/** A match to continue and to show in lists. */
await value(app, 'match:create', UNFINISHED)

/** Takes a picture in each size; returns the faults. */
async function pictures(name: string, sizes: readonly (typeof SIZES)[number][]): Promise<readonly string[]> {
  const faults: string[] = []
  for (const size of sizes) {
    await app.resize(size)
    await app.page.waitForTimeout(300)
    await app.page.screenshot({ path: join(FOLDER, `${name}-${language}-${size.height}.png`) })
    faults.push(...(await televisionFaults(app.page)).map((fault) => `${size.height}: ${fault}`))
  }
  return faults
}

it.each(SCREENS)('everything is large enough and in sight: $name', async (screen) => {
  await openScreen(app, screen)
  expect(await pictures(screen.name, SIZES)).toEqual([])
})

it.each(MOMENTS.map((moment, place) => ({ ...moment, place })))(
  'everything is large enough and in sight: $name',
  async ({ place, ...moment }) => {
    await openMoment(app, moment)
    if (moment.hovered) await app.hoverCell(moment.hovered)
    else await app.page.mouse.move(1, 1)
    const faults = await pictures(`moment-${place}`, [SIZES[1]])
    const { cells, buttons = [] } = moment
    expect([...faults, ...(await slotFaults(app, { cells, buttons }))]).toEqual([])
  },
)
