import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

const EN = { viewer: 'white', settings: { language: 'en' } } as const

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}:`) })
const touch = (name: string) => act(async () => cell(name).click())

const boating = (lifeboat: object, at: string) =>
  jackalTable('', { options: { lifeboat: true }, pieces: { 'white-1': at }, more: { lifeboat } }, EN)

it('is carried to the water, launched by touch and rowed', async () => {
  const table = await boating({ at: 'e2' }, 'e2')
  const user = table.panel(<IslandTable />)
  expect(cell('e2').getAttribute('aria-label')).toMatch(/lifeboat/i)
  await touch('e1')
  await user.click(screen.getByTestId('flat-main'))
  expect(table.host.asked('match:play')).toMatchObject([
    { move: { kind: 'go', piece: 'white-1', to: cellNamed('e1'), carry: 'boat' } },
  ])
  await screen.findByText(/^Launched!/)
  await touch('d1')
  await user.click(screen.getByRole('button', { name: 'Row to d1' }))
  expect(table.host.asked('match:play').at(-1)).toMatchObject({
    move: { kind: 'sail', team: 'white', to: cellNamed('d1'), boat: true },
  })
})

it('names its owner, and its possible actions', async () => {
  const table = await boating({ at: 'd1', afloat: true, team: 'white' }, 'd1')
  table.panel(<IslandTable />)
  expect(cell('d1').getAttribute('aria-label')).toMatch(/Lifeboat of White/i)
})
