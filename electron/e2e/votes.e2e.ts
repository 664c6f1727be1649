import { afterAll, expect, it } from 'vitest'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openScreen, PHONE } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

it('two viewers vote, an overlay counts their votes, and the move with most of them is played', async () => {
  const { id } = await value(app, 'match:create', {
    game: 'sea-battle',
    options: { first: 'south' },
    seats: {
      north: { name: 'Anne', player: { kind: 'human' } },
      south: { name: 'Viewers', player: { kind: 'bot', level: 'easy', audience: true } },
    },
    seed: 4,
  })
  await value(app, 'match:open', { id })
  await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  await value(app, 'screens:voting', { seconds: 10, fromChat: true })
  const { origin, hash } = new URL(await addressOf(app, 'watch'))
  const ann = await openScreen(app, `${origin}/watch?flat&lang=en${hash}`, PHONE, 'ann')
  const bob = await openScreen(app, `${origin}/watch?flat&lang=ru${hash}`, PHONE, 'bob')
  const overlay = await openScreen(app, `${origin}/overlay/all?lang=en${hash}`, { width: 1280, height: 720 }, 'overlay')
  for (const page of [ann, bob]) await page.getByTestId('flat-table').waitFor()
  await value(app, 'match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'pirates' } })
  const moves = async () => (await value(app, 'saves:list', {})).saves.find((save) => save.id === id)?.moves ?? 0
  await expect.poll(moves).toBe(2) // the bot has placed its fleet without asking
  await value(app, 'match:shown', { id, moves: 2 })
  const chosen = await ann.getByTestId('vote-2').locator('.vote-name').textContent()
  await ann.getByTestId('vote-2').click()
  await bob.getByTestId('vote-3').click()
  const headers = { authorization: `Bearer ${hash.slice(1)}`, 'content-type': 'application/json' }
  const air = await (await fetch(`${origin}/air/state`, { headers })).json()
  expect(air.vote.options).toHaveLength(6)
  const chat = async (body: object) =>
    (await fetch(`${origin}/air/vote`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  expect(await chat({ vote: air.vote.vote, option: 2, voter: 'carl' })).toBe(200)
  expect(await chat({ vote: air.vote.vote, option: 7, voter: 'carl' })).toBe(400)
  const counted = overlay.getByTestId('overlay-vote').locator('.overlay-votes')
  await expect.poll(() => counted.allTextContents()).toEqual(['0', '2', '1', '0', '0', '0'])
  await Promise.all([
    ann.screenshot({ path: `${PICTURES}/vote-phone.png` }),
    bob.screenshot({ path: `${PICTURES}/vote-phone-ru.png` }),
    overlay.screenshot({ path: `${PICTURES}/vote-overlay.png` }),
  ])
  await expect.poll(moves, { timeout: 20_000 }).toBe(3)
  const cell = /[A-K]\d+/.exec(chosen ?? '')?.[0] ?? ''
  await ann
    .getByRole('gridcell', { name: new RegExp(`^${cell}\\. (Water|A hit|Sunk)`) })
    .first()
    .waitFor()
})
