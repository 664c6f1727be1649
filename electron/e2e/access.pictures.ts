import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrastFaults } from './access/contrast.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { UNFINISHED } from './driver/newMatch.ts'
import { PICTURES } from './driver/pictures.ts'
import { ADMIRAL_MOMENTS } from './layout/admiral.ts'
import { JACKAL_MOMENTS } from './layout/jackal.ts'
import { openMoment } from './layout/moment.ts'
import { SEA_BATTLE_MOMENTS } from './layout/seaBattle.ts'
import { WATERS_MOMENTS } from './layout/waters.ts'
import { handheldFaults } from './television/measures.ts'
import { openScreen, SCREENS } from './television/screens.ts'

const FOLDER = join(PICTURES, 'access')
const MOMENTS = [...JACKAL_MOMENTS, ...WATERS_MOMENTS, ...ADMIRAL_MOMENTS, ...SEA_BATTLE_MOMENTS].filter(
  ({ isAgain }) => !isAgain,
)
const language = process.env.ACCESS_LANGUAGE === 'ru' ? 'ru' : 'en'

const settings = { ...FAST_SETTINGS, language, highContrast: 'on' } as const
const app = await startApp({ size: { width: 1280, height: 800 }, settings })
afterAll(() => app.discard())
await mkdir(FOLDER, { recursive: true })

/** A match to continue and to show in lists. */
await value(app, 'match:create', UNFINISHED)

async function faultsOf(name: string): Promise<readonly string[]> {
  await app.page.screenshot({ path: join(FOLDER, `${name}-${language}.png`) })
  return [...(await contrastFaults(app.page)), ...(await handheldFaults(app.page))]
}

it.each(SCREENS)('has high contrast and letters of 12 px: $name', async (screen) => {
  await openScreen(app, screen)
  expect(await faultsOf(screen.name)).toEqual([])
})

describe('at the table', () => {
  // the last screen is a dialog over a match
  beforeAll(() => app.page.reload())

  it.each(MOMENTS.map((moment, place) => ({ ...moment, place })))(
    'has high contrast and letters of 12 px: $name',
    async ({ place, ...moment }) => {
      await openMoment(app, moment)
      await app.page.mouse.move(1, 1)
      expect(await faultsOf(`moment-${place}`)).toEqual([])
    },
  )
})
