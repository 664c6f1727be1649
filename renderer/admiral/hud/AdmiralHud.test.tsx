import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { admiralTable } from '../../testkit/admiral.ts'
import { AdmiralHud } from './AdmiralHud.tsx'

const battle = { ships: { 'red-brig': 'f5 N', 'blue-brig': 'f14 S' } }

async function heard() {
  const table = await admiralTable(battle, { viewer: 'red', bots: ['blue'], names: { red: 'Ann', blue: 'Bob' } })
  const user = table.panel(<AdmiralHud />)
  const said = (what: string) => screen.getByTestId(`spoken-${what}`).textContent ?? ''
  return { table, user, said }
}

it('a course is planned and sailed by ear alone', async () => {
  const { table, user, said } = await heard()
  expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Admiral: the table' }))
  expect(said('turn')).toContain('Turn of Ann.')
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

it('says once why something cannot be done', async () => {
  const { user, said } = await heard()
  while (!said('chosen').includes('f5')) await user.keyboard('{Tab}')
  await user.keyboard('f')
  const text = 'Nearest enemy: f14. Out of range: 9 cells away, these guns reach 4.'
  expect(said('cell')).toBe(text)
  const live = [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
  expect(live.filter((region) => region.textContent?.includes(text))).toHaveLength(1)
  expect(screen.getByRole('region', { name: "Why can't I?" }).textContent).toContain(text)
})
