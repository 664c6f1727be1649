import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { IslandTable } from './IslandTable.tsx'

const EN = { viewer: 'white', settings: { language: 'en' } } as const
const ARCH = { variant: 'archipelago' } as const

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}:`) })
const touch = (name: string) => act(async () => cell(name).click())

/** Where something is drawn, in cells from the north-western corner. */
const placeOf = (drawn: HTMLElement) => drawn.getAttribute('transform')

it('shows the next step of the bear before a move is confirmed', async () => {
  const pieces = { 'white-1': 'd7' }
  const table = await jackalTable('', { options: ARCH, pieces, more: { bear: { at: 'f6', wokenBy: 'white' } } }, EN)
  table.panel(<IslandTable />)
  await touch('d7')
  expect(screen.queryByTestId('bear-step')).toBeNull()
  await touch('d8')
  expect(placeOf(screen.getByTestId('bear-step'))).toBe('translate(4.5 6.5)') // e7
  await touch('d6')
  expect(placeOf(screen.getByTestId('bear-step'))).toBe('translate(4.5 7.5)') // e6
})

it('does not speak of the bear in the turn of another player', async () => {
  const pieces = { 'white-1': 'd7' }
  const table = await jackalTable('', { options: ARCH, pieces, more: { bear: { at: 'f6', wokenBy: 'red' } } }, EN)
  table.panel(<IslandTable />)
  await touch('d7')
  await touch('d8')
  expect(screen.queryByTestId('bear-step')).toBeNull()
})

const STRAIT = `
  ~~~~~~~~~~~~~~~
  ~####~#####~##~
  ~####=#####~##~
  ~####~#####~##~
  ~~~~~~~~~~~~~~~`

it('names files and ranks at the edges of a large map, which stays in its place', async () => {
  const table = await jackalTable('', { map: STRAIT, at: 'b2', options: ARCH }, EN)
  table.panel(<IslandTable />)
  const zoom = screen.getByTestId('flat-zoom')
  expect(zoom.dataset.close).toBe('true')
  expect(zoom.querySelector('.flat-edge.is-top')?.textContent).toBe('abcdefghijklmno')
  expect(zoom.querySelector('.flat-edge.is-left')?.textContent).toBe('54321')
  expect(within(zoom).getAllByRole('gridcell')).toHaveLength(75)
  expect(cell('f3').getAttribute('aria-label')).toMatch(/^f3: Ferry/)
})
