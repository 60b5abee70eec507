import { adminsOnly, live, only, ownerOnly, type Rule } from './rule-words.ts';

const template = only(({ ndaTemplate }) => ndaTemplate, 'templates belong to nobody: admins write them');

const noOther = 'the other owner uploaded none; to them this one is another’s';
const onlyUploaded = only(({ listings }) => listings.target, noOther);
const uploaded = only(({ ndaPdf }) => ndaPdf, noOther);

export const ndaTemplateRules: readonly Rule[] = [
  { endpoint: 'GET /api/nda-templates', about: 'all', ...adminsOnly },
  { endpoint: 'POST /api/nda-templates', about: 'a new one', others: 403, but: { admin: 201 } },
  { endpoint: 'POST /api/nda-template-previews', about: 'any text', ...adminsOnly },
  { endpoint: 'GET /api/nda-templates/:id', about: 'in work', thing: template, ...adminsOnly },
  { endpoint: 'PUT /api/nda-templates/:id/draft', about: 'in work', thing: template, ...adminsOnly },
  { endpoint: 'POST /api/nda-templates/:id/activation', about: 'in work', thing: template, ...adminsOnly },
  { endpoint: 'GET /api/listing/:id/nda', about: 'live', thing: live, ...ownerOnly },
  {
    endpoint: 'PUT /api/listing/:id/nda',
    about: 'live, chosen once',
    thing: only(({ listings }) => listings.target, 'the other owner has chosen twice: a save states that'),
    given: () => ({ version: 1, countersign: false }),
    ...ownerOnly,
  },
  { endpoint: 'POST /api/listing/:id/nda-pdf', about: 'live', thing: live, others: 404, but: { owner: 201 } },
  {
    endpoint: 'POST /api/listing/:id/nda-pdf/activation',
    about: 'with an uploaded PDF',
    thing: onlyUploaded,
    given: () => ({ version: 1, countersign: false }),
    ...ownerOnly,
  },
  {
    endpoint: 'DELETE /api/listing/:id/nda-pdf',
    about: 'with an uploaded PDF',
    thing: onlyUploaded,
    ...ownerOnly,
  },
  { endpoint: 'GET /api/nda-pdfs/:id/page-image', about: 'uploaded', thing: uploaded, ...ownerOnly },
  { endpoint: 'GET /api/nda-pdfs/:id/page-text', about: 'uploaded', thing: uploaded, ...ownerOnly },
];
