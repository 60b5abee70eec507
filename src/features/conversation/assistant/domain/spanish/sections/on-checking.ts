/** What is checked beside the books, trade by trade, in Spanish, in short; see section-summaries.ts. */
export const spanishOnChecking: Readonly<Record<string, string>> = {
  'checking-crews-and-shops#heating-and-air-plumbing-electrical-what-do-i-check':
    'Quién tiene la licencia y si se queda, los técnicos y su certificación EPA, servicio contra obra nueva, contratos de mantenimiento pagados por adelantado, garantías, camionetas y de dónde llegan los clientes.',
  'checking-crews-and-shops#what-do-i-check-at-an-auto-repair-shop':
    'Carros y ticket promedio por mes, mecánicos y horas del dueño, cuentas de flotillas, elevadores, garantías, aceite usado y tanques (Phase I), renta y permisos.',
  'checking-crews-and-shops#what-do-i-check-at-a-landscaping-tree-or-snow-company':
    'Contratos por cliente y su plazo de aviso, horas por parada, jefes de cuadrilla y formularios I-9, máquinas con horas, licencias y depósitos de temporada.',
  'checking-crews-and-shops#what-do-i-check-at-a-roofing-remodeling-or-building-company':
    'Obras en curso con costo y lo cobrado de más, ganancia por obra, quién vende y cotiza, licencia, fianzas, permisos abiertos, garantías y subcontratistas con seguro.',
  'checking-crews-and-shops#what-do-i-check-at-a-trucking-company-or-a-delivery-fleet':
    'Ingreso por milla, clientes, cada camión con millas y préstamo, expedientes de choferes, cinco años de pérdidas del seguro y una cotización a su nombre.',
  'checking-crews-and-shops#what-do-i-check-at-a-wholesaler-or-distributor':
    'Contratos con proveedores, clientes y márgenes, inventario por antigüedad contado por usted, cuentas por cobrar, quién trae los pedidos y el capital de trabajo.',
  'checking-crews-and-shops#what-do-i-check-at-a-cleaning-or-janitorial-company':
    'Cada contrato con precio, horas y aviso de término, clientes perdidos, empleados o 1099, supervisores, seguro y fianza. Acompañe el turno de noche.',
  'checking-crews-and-shops#what-do-i-check-at-an-it-marketing-or-bookkeeping-firm':
    'Ingresos fijos contra proyectos, clientes y a quién llaman, margen por cliente, contratos de la gente clave, licencias, incidentes de seguridad y trabajo pendiente.',
  'checking-care-and-retail#what-do-i-check-at-a-restaurant-a-cafe-or-a-bar':
    'Contrato de renta, ventas por hora, costo de comida y sueldos, aplicaciones de entrega, campana e inspecciones, licencia de alcohol, cocinero que se queda y tarjetas de regalo.',
  'checking-care-and-retail#what-do-i-check-at-a-home-health-or-home-care-agency':
    'Quién paga, reclamos negados y auditorías, expedientes contra facturas, verificación electrónica de visitas, inspecciones, cuidadores y fuentes de referencia, licencia y cambio de dueño.',
  'checking-care-and-retail#what-do-i-check-at-an-assisted-living-or-group-home':
    'Licencia y camas, residentes por pagador, inspecciones de tres años, personal de noche, administrador que se queda, el edificio y el seguro.',
  'checking-care-and-retail#what-do-i-check-at-a-daycare-or-preschool':
    'Niños por sala y edad contra cupos, lista de espera, colegiaturas por cobrar y adelantadas, inspecciones, directora que se queda, renta, y la licencia a su nombre antes del cierre.',
  'checking-care-and-retail#what-do-i-check-at-a-dental-medical-or-vet-practice':
    'Pacientes activos y nuevos, producción por doctor, tarifas de seguros, credenciales a su nombre, personal, equipo y tratamientos ya cobrados.',
  'checking-care-and-retail#what-do-i-check-at-an-online-store':
    'Ventas por producto desde la plataforma, devoluciones y anuncios, de dónde llegan las visitas, estado de la cuenta, proveedores, marcas e inventario.',
  'checking-care-and-retail#what-do-i-check-at-a-store-with-inventory':
    'Inventario por antigüedad y margen, contado antes del cierre, caja contra depósitos, proveedores, renta, tarjetas de regalo y licencias.',
  'checking-care-and-retail#what-do-i-check-at-a-grooming-boarding-or-pet-business':
    'Mascotas por semana, de quién son los clientes, empleados o renta de mesa, noches vendidas, accidentes y seguro, permisos y paquetes ya pagados.',
};
