import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { admiralTable } from '../../../testkit/admiral.ts'
import { loadLater } from '../later.ts'
import { WatersTable } from '../WatersTable.tsx'

beforeAll(loadLater)

const DUEL = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'n5 N' } } as const

it.each([
  ['en', '50%'],
  ['ru', '50\u00a0%'],
] as const)(
  'the chance to hit is written like percents in %s: at the target, and on its ray',
  async (language, half) => {
    const table = await admiralTable(DUEL, { viewer: 'red', settings: { language } })
    table.panel(<WatersTable />)
    await act(async () => screen.getByRole('gridcell', { name: /(^| )k5:/ }).click())
    const written = (of: string) => [...document.querySelectorAll(`${of} text`)].map(({ textContent }) => textContent)
    expect(written('.waters-target')).toEqual([half])
    expect(written('.waters-ray')).toContain(half)
  },
)
