/** The high seas of a storm: long crests across the wind, 1.75 cells apart; 0 in the troughs, 1 on the crests. */
export const STORM_FUNCTIONS = /* glsl */ `
float highSeas(vec2 q) {
  float bend = 0.9 * sin(q.y * 0.8 + q.x * 0.5) + 0.6 * sin(q.y * 1.9 - q.x * 0.7 + 1.0);
  float crest = 1.0 - abs(sin(q.x * 1.8 - time * 0.9 + bend));
  return crest * crest * (0.55 + 0.45 * sin(q.y * 1.3 + 0.9 * sin(q.x * 0.9) + 2.0));
}`

/** Breaking crests, and the thin streaks that a storm blows from its crests. */
export const CRESTS = /* glsl */ `
  float gloom = clamp(force - 1.0, 0.0, 1.0), breaks = 0.34 + 0.03 * gloom;
  vec2 windward = inWind(p);
  if (whitecaps * force > 0.0) {
    float shreds = gradientNoise(windward * vec2(9.0, 4.0) - vec2(time * 0.8, 0.0)) + 0.6 * fine;
    float cap = smoothstep(breaks, breaks + 0.14, waveHere + fine * 0.14) * smoothstep(0.5, 1.2, shore) * min(force, 1.0);
    foam = max(foam, cap * smoothstep(-0.22, 0.3, shreds) * (0.62 + 0.16 * gloom) * whitecaps);
  }
  if (gloom > 0.0) {
    float crest = highSeas(windward), lee = highSeas(windward + vec2(0.3, 0.0));
    float streak = gradientNoise(windward * vec2(1.3, 15.0) + vec2(rough * 0.6 - time * 0.9, rough)) + fine * 0.35;
    float blown = smoothstep(0.12, 0.5, streak) * smoothstep(0.3, 0.8, lee) * 0.45;
    float breaking = smoothstep(0.68, 0.95, crest + rough * 0.3 + fine * 0.4) * smoothstep(-0.25, 0.25, streak) * 0.85;
    foam = max(foam, max(blown, breaking) * gloom * smoothstep(0.3, 0.9, shore));
    tint *= mix(vec3(1.0), vec3(0.62, 0.62, 0.62) * (0.75 + 0.75 * crest), gloom);
  }`
