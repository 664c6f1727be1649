import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain } from './driver/captain.ts'
import { unfold } from './driver/newMatch.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const captain = new Captain(app)
const [MICHIEL, HORATIO] = ['Michiel de Ruyter', 'Horatio Nelson']

/** Returns the number of ships of a team with a visible captain in the page's whole heap, after garbage collection. */
async function facesInMemory(team: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' })
  if (!prototype.objectId) throw new Error('no prototype to ask for')
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId })
  if (!objects.objectId) throw new Error('no objects were found')
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    arguments: [{ value: team }],
    functionDeclaration: `function (team) {
      const faces = ['rapid', 'swift', 'target', 'berserk']
      const field = (one, name) => Object.getOwnPropertyDescriptor(one, name)?.value
      return this.filter((one) => field(one, 'team') === team && faces.includes(field(one, 'captain'))).length
    }`,
  })
  await session.detach()
  return Number(result.value)
}

/** Waits until the captains are garbage collected. */
async function expectUnknown(team: string): Promise<void> {
  await expect.poll(() => facesInMemory(team)).toBe(0)
}

const curtainFor = (name: string) => page.getByTestId('curtain').getByText(name).waitFor()

async function endTurn(): Promise<void> {
  await page.getByTestId('end-turn').click()
  const sure = page.getByTestId('end-sure')
  await Promise.race([sure.waitFor(), page.getByTestId('curtain').waitFor()])
  if (await sure.isVisible()) await sure.click()
}

describe('two admirals at one screen', () => {
  it('assign their captains in turn behind the curtain', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-admiral').click()
    await unfold(page)
    await page.getByTestId('seat-blue-human').check()
    await page.getByTestId('sea-wide').check()
    await page.getByTestId('start-match').click()
    await curtainFor(MICHIEL)
    await captain.liftCurtain()
    for (const [card, ship] of [
      ['rapid', 'brig'],
      ['swift', 'line'],
      ['target', 'galleon'],
      ['berserk', 'frigate'],
    ]) {
      await page.getByTestId(`captain-${card}`).click()
      await page.getByTestId(`assign-red-${ship}`).click()
    }
    await page.getByTestId('assign-confirm').click()
    await curtainFor(HORATIO)
    await expectUnknown('red')
    await captain.liftCurtain()
    await page.getByTestId('assign').waitFor()
    await page.keyboard.press('KeyG')
    await page.keyboard.press('Enter')
    await curtainFor(MICHIEL)
    await expectUnknown('blue')
  })

  it('see only their own captains on their turn, anywhere in the page', async () => {
    await captain.liftCurtain()
    await page.getByTestId('end-turn').waitFor()
    expect(await facesInMemory('red')).toBeGreaterThan(0)
    await expectUnknown('blue')
    await endTurn()
    await curtainFor(HORATIO)
    await expectUnknown('red')
    await captain.liftCurtain()
    await page.getByTestId('end-turn').waitFor()
    await expectUnknown('red')
    await page.keyboard.press('KeyK')
    const red = page.getByTestId('captain-of-red-brig')
    expect(await red.textContent()).toContain('may be Rapid, Swift, Target, Berserk')
    await page.keyboard.press('Escape')
    expect(app.consoleErrors).toEqual([])
  })
})
