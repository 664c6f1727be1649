import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RuleButton } from './WhyNotice.tsx'

it('a rule is called by its title, and not at all where there is no book', () => {
  render(<RuleButton rule="J-GOLD" />)
  expect(screen.getByTestId('why-rule').textContent).toBe('Rule: Gold')
  render(<RuleButton rule="J-NOWHERE" />)
  expect(screen.getAllByTestId('why-rule')).toHaveLength(1)
})
