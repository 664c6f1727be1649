import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Flagship } from './driver/flagship.ts'
import { battle, ship } from './layout/battle.ts'
import { openMoment } from './layout/moment.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const MOMENT = {
  name: 'a course',
  match: battle({ ships: [ship('red-1', 'line', 'k8', 'N')] }),
  people: ['red'],
  seats: ['red', 'blue'],
  cells: [],
} as const

describe('files of ships that are missing or damaged', () => {
  it('are replaced by plain hulls, which sail, and each has one line in the log', async () => {
    await app.page.route(/squadron-red-line/, (route) => route.fulfill({ status: 200, body: 'no model at all' }))
    await app.page.route(/squadron-cloth/, (route) => route.abort())
    await openMoment(app, MOMENT)
    await app.boardAtRest('k8')
    await new Flagship(app, 'mouse').order({ ship: 'red-1', sail: 'k9 N', way: '^' })
    await app.screenshot('broken-files')
    const log = await readFile(join(app.dataFolder, 'logs', 'main.log'), 'utf8')
    const lines = log.split('\n')
    expect(
      lines.filter((line) => /squadron\/red\/line\S* cannot be read from \S+squadron-red-line/.test(line)),
    ).toHaveLength(1)
    expect(lines.filter((line) => /squadron-cloth cannot be read from/.test(line))).toHaveLength(1)
  })
})
