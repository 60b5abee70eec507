import { describe, expect, it } from 'vitest';
import {
  divisionOf,
  divisions,
  firstPlaces,
  isPlace,
  placeLabel,
  places,
  placesWithin,
  states,
} from './places.ts';

describe('places', () => {
  it('include fifty states, D.C. and nine divisions with unique slugs', () => {
    expect(states).toHaveLength(51);
    expect(divisions).toHaveLength(9);
    expect(new Set(places).size).toBe(60);
    expect(new Set(states.map((state) => state.code)).size).toBe(51);
  });

  it('derive their slugs from their labels', () => {
    for (const { slug, label } of [...states, ...divisions])
      expect(slug).toBe(label.toLowerCase().replaceAll(' ', '-'));
    for (const place of firstPlaces) expect(place === 'all' || isPlace(place)).toBe(true);
    expect(isPlace('gotham')).toBe(false);
  });

  it('belong to the Census Bureau divisions', () => {
    const sizes = divisions.map(({ slug }) => placesWithin(slug).length - 1);
    expect(sizes).toEqual([6, 3, 5, 7, 9, 4, 4, 8, 5]);
    expect(divisionOf('utah')).toBe('mountain');
    expect(divisionOf('pacific')).toBe('pacific');
    expect(placesWithin('new-york')).toEqual(['new-york']);
    expect(placesWithin('middle-atlantic')).toEqual([
      'middle-atlantic',
      'new-jersey',
      'new-york',
      'pennsylvania',
    ]);
    expect(placeLabel('district-of-columbia')).toBe('District of Columbia');
    expect(placeLabel('mountain')).toBe('Mountain');
  });
});
