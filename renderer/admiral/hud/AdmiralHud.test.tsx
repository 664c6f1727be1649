import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { finish, fire } from '../../../engine/testkit/sea.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { AdmiralHud } from './AdmiralHud.tsx'

const { playback } = pageTable

const battle = { ships: { 'red-brig': 'f5 N', 'blue-brig': 'f14 S' } }

async function received() {
  const table = await admiralTable(battle, { viewer: 'red', bots: ['blue'], names: { red: 'Ann', blue: 'Bob' } })
  const user = table.panel(<AdmiralHud />)
  const said = (what: string) => screen.getByTestId(`spoken-${what}`).textContent ?? ''
  return { table, user, said }
}

it('a course can be planned and sailed with a screen reader alone', async () => {
  const { table, user, said } = await received()
  expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Admiral: the table' }))
  expect(said('turn')).toContain('Ann’s turn.')
  await user.keyboard('{Tab}')
  while (!said('chosen').includes('f5')) await user.keyboard('{Tab}')
  expect(said('chosen')).toMatch(/^Red brig f5: hull \d of \d.*Heading north/)
  await user.keyboard('{ArrowUp}')
  expect(said('cell')).toMatch(/^Course to f6, heading north\. \d points? left there\./)
  await user.keyboard('{ArrowUp}')
  expect(said('cell')).toMatch(/^Course to f7, heading north\./)
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play')).not.toHaveLength(0)
  expect(said('deeds')).toMatch(/^Red brig f5.*f7/)
})

it('announces that a course ends where no way leads on', async () => {
  const ships = { 'red-brig': 'f2 S', 'blue-brig': 'f14 S' }
  const table = await admiralTable({ ships }, { viewer: 'red', bots: ['blue'] })
  const user = table.panel(<AdmiralHud />)
  const cell = () => screen.getByTestId('spoken-cell').textContent ?? ''
  const chosen = () => screen.getByTestId('spoken-chosen').textContent ?? ''
  while (!chosen().includes('f2')) await user.keyboard('{Tab}')
  await user.keyboard('{ArrowUp}')
  expect(cell()).toMatch(/^Course to f1, heading south\. Dead end/)
})

it('announces once why something cannot be done', async () => {
  const { user, said } = await received()
  while (!said('chosen').includes('f5')) await user.keyboard('{Tab}')
  await user.keyboard('f')
  const text = 'Nearest enemy: f14. Out of range: 9 cells away, these guns reach 4.'
  expect(said('cell')).toBe(text)
  const receivedIn = (region: Element): boolean =>
    [...region.childNodes].some((node) =>
      node instanceof Element
        ? node.getAttribute('aria-hidden') !== 'true' && receivedIn(node)
        : node.textContent?.includes(text),
    )
  const live = [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
  expect(live.filter(receivedIn)).toHaveLength(1)
  expect(screen.getByTestId('why').textContent).toContain(text)
})

it('a squadron’s flag sweeps over the table when its turn begins, not when it answers in another turn', async () => {
  const duel = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }, dice: [2] } as const
  const names = { red: 'Ann', blue: 'Bob' }
  const table = await admiralTable(duel, { viewer: 'red', names, settings: { speed: 1, language: 'en' } })
  table.panel(<AdmiralHud />)
  const shown = () => act(async () => void playback.tick(60_000))
  await table.play(fire('red-brig', 'blue-brig'))
  await shown()
  expect(table.view.offer?.to).toBe('blue')
  expect(screen.queryByTestId('turn-sweep')).toBeNull()
  await table.play({ kind: 'decline' })
  await shown()
  for (const ship of ['red-brig', 'red-far']) await table.play(finish(ship))
  await shown()
  expect(screen.getByTestId('turn-sweep').textContent).toContain('Bob')
})
