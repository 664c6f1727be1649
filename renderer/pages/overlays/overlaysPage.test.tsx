import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { OVERLAY_PARTS } from '../overlay/address.ts'
import { takeAudiences } from './audiences.ts'
import { addressOf, sizeOf } from './choices.ts'
import { OverlaysPage } from './OverlaysPage.tsx'

const TOKEN = 't'.repeat(22)
const USUAL = { theme: 'dark', scale: 1, layout: 'wide', side: 0, moves: true, language: 'en' } as const
const names = { north: 'Grace', south: 'Drake' } as const
const battle = () =>
  seaBattleTable({ south: 'j1, a1', turn: 'north' }, { names, viewer: 'spectator', settings: { language: 'en' } })

it('previews every part of the match on the table, and offers its address', async () => {
  const table = await battle()
  table.panel(<OverlaysPage token={TOKEN} />)
  await screen.findAllByText('Grace')
  expect(within(screen.getByTestId('row-score')).getByText('Drake')).toBeTruthy()
  for (const part of OVERLAY_PARTS) expect(screen.getByTestId(`copy-${part}`).textContent).toBe('Copy address')
})

it('shows an example while no match is on', () => {
  render(<OverlaysPage token={TOKEN} />)
  expect(within(screen.getByTestId('row-score')).getByText('Anne Bonny')).toBeTruthy()
})

it('shows a test event in its previews alone', async () => {
  const table = await battle()
  table.panel(<OverlaysPage token={TOKEN} />)
  await screen.findAllByText('Grace')
  const asked = table.host.asked('match:play').length
  await userEvent.click(screen.getByTestId('overlays-test'))
  expect(within(screen.getByTestId('row-last-move')).getByText('a test event')).toBeTruthy()
  expect(table.host.asked('match:play')).toHaveLength(asked)
})

it('shows a test event for some seconds', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<OverlaysPage token={TOKEN} />)
  const isShown = () => within(screen.getByTestId('row-last-move')).queryByText('a test event') !== null
  act(() => screen.getByTestId('overlays-test').click())
  act(() => void vi.advanceTimersByTime(7000))
  expect(isShown()).toBe(true)
  act(() => void vi.advanceTimersByTime(2000))
  expect(isShown()).toBe(false)
})

it('says where the address comes from if it has none', () => {
  render(<OverlaysPage token={null} />)
  expect(screen.getByRole('alert').textContent).toContain('Phones and other screens')
})

const AUDIENCES = [
  { channel: 'watch', token: TOKEN },
  { channel: 'feed', token: 'f'.repeat(22) },
]

it('offers the audiences of its address by name, and shows the one that is chosen', async () => {
  const isChosen = (choice: string) => screen.getByTestId<HTMLInputElement>(choice).checked
  const { rerender } = render(<OverlaysPage token={TOKEN} audiences={AUDIENCES} />)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  await userEvent.click(screen.getByTestId('theme-contrast'))
  expect(isChosen('audience-watch')).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Feed' }))
  expect(window.location.hash).toBe(`#${'f'.repeat(22)}`)
  rerender(<OverlaysPage token={'f'.repeat(22)} audiences={AUDIENCES} />)
  expect(isChosen('audience-feed')).toBe(true)
  expect(isChosen('theme-contrast')).toBe(true)
  rerender(<OverlaysPage token={TOKEN} />)
  expect(screen.queryByTestId('audience-watch')).toBeNull()
})

describe('the audiences of the page', () => {
  const opened = (hash: string, tab: Storage) => {
    window.history.replaceState(null, '', `/overlays${hash}`)
    onTestFinished(() => {
      tab.clear()
      window.history.replaceState(null, '', '/')
    })
    return [takeAudiences(tab).map(({ channel }) => channel), window.location.hash]
  }
  const MANY = `#watch=${TOKEN}&feed=${'f'.repeat(22)}`

  it('begin with the first, are kept over a reload and while another of them is shown', () => {
    expect(opened(MANY, sessionStorage)).toEqual([['watch', 'feed'], `#${TOKEN}`])
    expect(opened('', sessionStorage)).toEqual([['watch', 'feed'], ''])
    expect(opened(`#${'f'.repeat(22)}`, sessionStorage)).toEqual([['watch', 'feed'], `#${'f'.repeat(22)}`])
  })

  it('are forgotten with another address, also an invalid one', () => {
    for (const other of [`#${'o'.repeat(22)}`, MANY.slice(0, -5)]) {
      opened(MANY, sessionStorage)
      expect(opened(other, sessionStorage)).toEqual([[], other])
      expect(opened('', sessionStorage)).toEqual([[], ''])
    }
  })
})

it('draws the previews in the chosen theme', async () => {
  const table = await battle()
  table.panel(<OverlaysPage token={TOKEN} />)
  await act(async () => {})
  await userEvent.click(screen.getByTestId('theme-contrast'))
  const themes = [...document.querySelectorAll<HTMLElement>('.overlay-stage')].map((one) => one.dataset.theme)
  expect(new Set(themes)).toEqual(new Set(['contrast']))
})

it('writes only options that differ from the usual ones into an address, and the token behind them', () => {
  const at = (change: object) => addressOf('http://127.0.0.1:4173', TOKEN, 'score', { ...USUAL, ...change })
  expect(at({})).toBe(`http://127.0.0.1:4173/overlay/score?lang=en#${TOKEN}`)
  expect(at({ theme: 'light', scale: 1.5, side: 2, moves: false })).toBe(
    `http://127.0.0.1:4173/overlay/score?lang=en&theme=light&scale=1.5&side=2&motion=none#${TOKEN}`,
  )
  expect(addressOf('http://a', TOKEN, 'all', USUAL)).toContain('/overlay/all?lang=en&layout=wide#')
})

it('names the size to enter in OBS', () => {
  expect([sizeOf('all', USUAL), sizeOf('all', { ...USUAL, layout: 'tall' })]).toEqual(['1920 × 1080', '1080 × 1920'])
  expect(sizeOf('turn', { ...USUAL, scale: 2 })).toMatch(/^\d+ × \d+$/)
})
