import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { useSession } from '../host/session.ts'
import { useWords } from './useWords.ts'

it('the name of a seat shows that a bot plays it for a person', () => {
  const bot = { kind: 'bot', level: 'medium' } as const
  const seats = [
    { seat: 'north', name: 'Grace', player: bot },
    { seat: 'south', name: 'Ben', player: bot },
  ]
  const times = { createdAt: 0, updatedAt: 0, moves: 0, outcome: null }
  useSession.setState({ match: { id: 'm', game: 'jackal', title: '', seats, ...times, hadPeople: ['south'] } })
  onTestFinished(() => useSession.setState({ match: null }))
  const { nameOf } = renderHook(useWords).result.current
  expect(['north', 'south'].map(nameOf)).toEqual(['Grace', 'Ben (bot)'])
})
